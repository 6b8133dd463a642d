// SPDX-License-Identifier: Apache-2.0
import CStorage

/// Returns a checksum of eight bytes, equal on all machines with the same byte order.
///
/// The checksum detects damage and changes. It is no signature: an attacker can construct other
/// bytes with the same checksum.
package func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  livery_checksum(bytes.baseAddress, bytes.count)
}
