import {
  freezeManifest,
  manifestFromTransferable,
  manifestToTransferable,
  serializeManifest,
  type DropTerms,
  type Manifest,
  type Row,
} from '@slotdrop/drops'
import { numberToHex, type Address } from 'viem'
import { testDistributor } from './createTestApi.ts'

export const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'

export const testTerms: DropTerms = {
  chainId: 1,
  distributor: testDistributor,
  sender: alice,
  token,
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 0n,
  slotSize: 250,
}

export function makeRows(count: number, seed = 0n): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    account: numberToHex(((seed + BigInt(index) + 1n) * 0x9e3779b97f4a7c15f39cc0605cedc835n) % 2n ** 160n, {
      size: 20,
    }),
    id: 0n,
    amount: (BigInt(index) + 1n) * 10n ** 15n,
  }))
}

export async function makeManifest(terms: Partial<DropTerms> = {}, rows: number | Row[] = 3): Promise<Manifest> {
  return freezeManifest({
    title: 'March rewards',
    terms: { ...testTerms, ...terms },
    token: { symbol: 'DEMO', name: 'Demo token', decimals: 18 },
    rows: typeof rows === 'number' ? makeRows(rows) : rows,
  })
}

/** The same rows on other terms, which is another drop. What is hashed of a slot binds none of these, so it is taken over. */
export async function onTerms(
  manifest: Manifest,
  terms: Partial<Omit<DropTerms, 'slotSize' | 'standard'>>,
): Promise<Manifest> {
  const { data } = manifestToTransferable(manifest)
  return manifestFromTransferable({ ...data, terms: { ...data.terms, ...terms } })
}

export async function makeManifestText(...parameters: Parameters<typeof makeManifest>): Promise<string> {
  return serializeManifest(await makeManifest(...parameters))
}
