import { expect, test } from 'vitest'
import { BadManifestError } from '../../errors.ts'
import { freezeManifest } from '../freezeManifest.ts'
import { parseListTerms, serializeListTerms } from './listTerms.ts'

const address = '0x95adEB498b085240E2fe917f21242bC76f1F9aCD'
const rows = [1n, 2n, 3n].map((amount) => ({ account: address, id: 0n, amount }) as const)
const manifest = await freezeManifest({
  ...{ title: 'Rewards', token: { symbol: 'MERI', name: 'Meridian', decimals: 18 }, rows },
  terms: {
    ...{ chainId: 31_337, distributor: address, sender: address, token: address, standard: 'ERC20', policy: 'skip' },
    ...{ safeTransfer: false, direct: false, opensAtSeconds: 0n, closesAtSeconds: 1_900_000_000n },
    ...{ round: 2n ** 60n, slotSize: 250 },
  },
})

test('rows sealed with the terms that were written and read are the same drop', async () => {
  const read = parseListTerms(serializeListTerms(manifest))
  expect((await freezeManifest({ ...read, rows })).dropId).toBe(manifest.dropId)
  expect(read).toEqual({ title: manifest.title, terms: manifest.terms, token: manifest.token })
})

test.each([
  ['no JSON', ''],
  ['no object', '[]'],
  ['a field missing', '{}'],
  ['a number written as a number', serializeListTerms(manifest).replace(`"${2n ** 60n}"`, '1')],
  ['a mistyped address', serializeListTerms(manifest).replace(address, '0x12')],
])('%s are no terms', (_, text) => {
  expect(() => parseListTerms(text)).toThrow(BadManifestError)
})
