// SPDX-License-Identifier: Apache-2.0
import CStorage

/// A number of eight bytes that tells some bytes from what damage makes of them, and one text from another.
///
/// It is no signature: whoever wants to can make bytes with the same number.
package func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  livery_checksum(bytes.baseAddress, bytes.count)
}
