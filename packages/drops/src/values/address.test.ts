import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import vectors from '../../test/vectors/addresses.json' with { type: 'json' }
import { loadKeccak } from '../keccak/loadKeccak.ts'
import { createChecksum } from '../rows/accounts.ts'
import { parseAddress, specialAddress } from './address.ts'

type Case = {
  in: string
  expect: string
  canonical?: string
  why?: string
}

test('one address after another has the checksum that the library gives', async () => {
  const checksum = createChecksum(await loadKeccak())
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(hex, (digits) => {
      expect(checksum(`0x${digits}`)).toBe(getAddress(`0x${digits.toLowerCase()}`))
    }),
  )
})

describe('reading an address', { tags: ['W6'] }, () => {
  test.each(vectors.cases as Case[])('$in is treated as the vectors say: $expect', (vector) => {
    const parsed = parseAddress(vector.in)
    switch (vector.expect) {
      case 'accept':
        expect(parsed).toEqual({ address: vector.canonical ?? vector.in.trim() })
        break
      case 'warn':
        expect('address' in parsed && specialAddress(parsed.address)).toMatch(/burn|precompile/)
        break
      case 'reject': {
        const refused = 'fault' in parsed || specialAddress(parsed.address) === 'zero'
        expect(refused).toBe(true)
        break
      }
      case 'resolve':
      case 'reject-or-warn':
        expect(parsed).toEqual({ fault: 'malformed' })
        break
      default:
        // Accept-or-reject: an accepted address is the canonical one, never the text as it came.
        if ('address' in parsed) expect(parsed.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
        else expect(parsed.fault).toBeTruthy()
    }
  })
})
