import { type DropTerms, type TokenFacts, slotWord } from '@slotdrop/drops'
import type { Address } from 'viem'
import type { World, WorldName } from './world.ts'
import { createHugeDrop, fromManifest, makeManifest, type MockDrop } from './mockDrop.ts'

/** First account of the public test mnemonic: whom the demo wallet connects as. */
export const demoSender: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const mockChainId = 31337
export const mockDistributor: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
/** The coin as an ERC-20. */
export const mockWrappedCoin: Address = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
export const mockToken: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'

const terms: DropTerms = {
  chainId: mockChainId,
  distributor: mockDistributor,
  sender: demoSender,
  token: mockToken,
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 0n,
  slotSize: 250,
}
const token: TokenFacts = { symbol: 'DEMO', name: 'Demo Token', decimals: 18 }

function day(number: number) {
  return new Date(Date.UTC(2026, 2, number, 9, 30))
}

type Seed = {
  title: string
  rowCount: number
  day: number
  words?: (slot: number, rows: number) => bigint
  isPublic?: boolean
  claimsOpen?: boolean
}

async function makeDrop(seed: Seed, changes: Partial<DropTerms> = {}, facts: TokenFacts = token): Promise<MockDrop> {
  const manifest = await makeManifest({
    title: seed.title,
    terms: { ...terms, ...changes, round: BigInt(seed.day) },
    token: facts,
    rowCount: seed.rowCount,
    seed: BigInt(seed.day),
  })
  const rowsOf = (slot: number) => Math.min(manifest.terms.slotSize, manifest.rowCount - slot * manifest.terms.slotSize)
  return fromManifest(manifest, {
    savedAt: day(seed.day),
    isPublic: seed.isPublic ?? true,
    claimsOpen: seed.claimsOpen ?? false,
    wordAt: (slot) => seed.words?.(slot, rowsOf(slot)) ?? 0n,
  })
}

function settled(_slot: number, rows: number) {
  return slotWord.full(rows)
}

/** The first slots are paid; a row of the second was refused. */
function half(slot: number, rows: number) {
  return slot === 0 ? slotWord.full(rows) : slot === 1 ? slotWord.full(rows) & ~0b1000n : 0n
}

const makers: Record<WorldName, () => Promise<MockDrop[]>> = {
  empty: async () => [],
  'one-live-drop': async () => [await makeDrop({ title: 'March contributor rewards', rowCount: 1_000, day: 1 })],
  sending: async () => [
    await makeDrop({
      title: 'March contributor rewards',
      rowCount: 1_000,
      day: 1,
      words: (slot, rows) => (slot < 2 ? slotWord.full(rows) : 0n),
    }),
  ],
  partial: async () => [await makeDrop({ title: 'March contributor rewards', rowCount: 1_000, day: 1, words: half })],
  complete: async () => [
    await makeDrop({ title: 'February contributor rewards', rowCount: 600, day: 2, words: settled }),
  ],
  claimable: async () => [
    await makeDrop({
      title: 'Season one claim',
      rowCount: 500,
      day: 3,
      words: (slot) => (slot === 0 ? 0b1011n : 0n),
      claimsOpen: true,
    }),
  ],
  'private-drop': async () => [
    await makeDrop({ title: 'Not published yet', rowCount: 120, day: 4, isPublic: false }),
    await makeDrop({ title: 'February contributor rewards', rowCount: 600, day: 2, words: settled }),
  ],
  'wrapped-coins': async () => [
    await makeDrop(
      { title: 'Grants in ETH', rowCount: 300, day: 7, words: (slot) => (slot === 0 ? 0b1011n : 0n), claimsOpen: true },
      { standard: 'NATIVE', token: mockWrappedCoin },
      { symbol: 'ETH', name: 'Ether', decimals: 18 },
    ),
  ],
  'many-drops': async () =>
    Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        makeDrop(
          {
            title: `Weekly grants ${index + 1}`,
            rowCount: 3 + index,
            day: index + 1,
            ...(index % 3 ? { words: settled } : {}),
          },
          index % 5 === 4 ? { standard: 'ERC721', slotSize: 100 } : {},
          index % 5 === 4 ? { symbol: 'BADGE', name: 'Demo Badge', decimals: 0 } : token,
        ),
      ),
    ),
  'hostile-text': async () => [
    await makeDrop(
      {
        title: '<img src=x onerror=alert(1)> \u202Eevil\u202C =HYPERLINK("https://evil.example")',
        rowCount: 12,
        day: 5,
      },
      {},
      { symbol: 'USDC\u200B'.repeat(40), name: '<script>alert(1)</script>', decimals: 6 },
    ),
  ],
  'million-rows': async () => [
    createHugeDrop({
      title: 'A million recipients',
      terms,
      token,
      rowCount: 1_000_000,
      savedAt: day(6),
      wordAt: (slot) => (slot < 1_234 ? slotWord.full(250) : 0n),
    }),
  ],
}

/** Builds a world anew: what was saved into another is not in it. */
export async function createWorld(name: WorldName): Promise<World> {
  return {
    name,
    drops: await makers[name](),
    uploads: new Map(),
    drafts: new Map(),
    companions: new Map(),
  }
}
