import type { Keccak } from '../../keccak/loadKeccak.ts'
import { rowMask, setKinds } from '../issues/issueBits.ts'

const addressesPerCheck = 2048

/** Compares addresses of mixed case with their checksums, many at once. */
export function createChecksumChecker(bytes: Uint8Array, issues: Uint32Array, keccak: Keccak) {
  const lower = new Uint8Array(addressesPerCheck * 40)
  const hashes = new Uint8Array(addressesPerCheck * 32)
  const entries = new Uint32Array(addressesPerCheck)
  const places = new Uint32Array(addressesPerCheck)
  let waiting = 0
  const wrong = rowMask(['address-checksum'])
  const flush = () => {
    keccak.hashEach(lower, 40, waiting, hashes)
    for (let item = 0; item < waiting; item++) {
      const from = places[item] ?? 0
      const written = item * 40
      let difference = 0
      // A letter's bit 6 tells it from a digit, its bit 5 is its case; a hash digit of 8 or more asks for upper case.
      for (let pair = 0; pair < 20; pair++) {
        const hash = hashes[item * 32 + pair] ?? 0
        const at = pair * 2
        const high = lower[written + at] ?? 0
        const low = lower[written + at + 1] ?? 0
        difference |= (bytes[from + at] ?? 0) ^ high ^ ((high >> 1) & (hash >> 2) & 32)
        difference |= (bytes[from + at + 1] ?? 0) ^ low ^ ((low >> 1) & (hash << 2) & 32)
      }
      if (difference !== 0) setKinds(issues, entries[item] ?? 0, wrong)
    }
    waiting = 0
  }
  return {
    flush,
    add(entry: number, from: number) {
      for (let digit = 0; digit < 40; digit++) {
        const code = bytes[from + digit] ?? 0
        lower[waiting * 40 + digit] = code | ((code & 64) >> 1)
      }
      entries[waiting] = entry
      places[waiting] = from
      if (++waiting === addressesPerCheck) flush()
    },
  }
}
