// SPDX-License-Identifier: Apache-2.0
import CStorage

/// A checksum of eight bytes, equal on all machines with the same byte order.
///
/// The checksum detects damage and change. It is no signature: an attacker can make other bytes with the same checksum.
package func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  livery_checksum(bytes.baseAddress, bytes.count)
}
