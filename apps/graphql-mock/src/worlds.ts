import { type DropTerms, freezeManifest, type Manifest, type Row, slotWord, type TokenFacts } from '@slotdrop/drops'
import { type Address, type Hex, keccak256, numberToHex } from 'viem'

/** Names of worlds, in the order that the page lists them. */
export const worldNames = [
  'empty',
  'one-live-drop',
  'sending',
  'partial',
  'complete',
  'claimable',
  'private-drop',
  'wrapped-coins',
  'many-drops',
  'hostile-text',
  'million-rows',
] as const

export type WorldName = (typeof worldNames)[number]

export function isWorldName(text: string): text is WorldName {
  return worldNames.some((name) => name === text)
}

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

/** Number of the only block there is. */
export const mockBlock = 1_000n

/** State of a drop on the chain of a world. */
type ChainState = {
  readonly rows: number
  readonly claimsOpen: boolean
  /** Settled bitmap of each slot. */
  readonly bitmaps: readonly bigint[]
  /** Rows of each slot. */
  readonly slots: readonly number[]
}

/** The chain of a world. */
export type Chain = {
  /** `undefined` for a drop that the world does not have. */
  readonly readDrop: (id: Hex) => Promise<ChainState | undefined>
}

/** A drop of a world, and the state of its contract. */
export type Seed = {
  readonly manifest: Manifest
  readonly savedAt: Date
  readonly isPublic: boolean
  /** Whether the contract lets recipients claim. */
  readonly claimsOpen: boolean
  /** Settled bitmap of a slot with so many rows. */
  readonly bitmap: (slot: number, rows: number) => bigint
}

type Plan = {
  title: string
  rowCount: number
  day: number
  bitmap?: Seed['bitmap']
  isPublic?: boolean
  claimsOpen?: boolean
  rowAt?: (index: number) => Row
}

async function makeSeed(plan: Plan, changes: Partial<DropTerms> = {}, facts: TokenFacts = token): Promise<Seed> {
  const { title, rowCount, isPublic = true, claimsOpen = false, bitmap = () => 0n } = plan
  const dropTerms = { ...terms, ...changes, round: BigInt(plan.day) }
  const rowAt = plan.rowAt ?? ((index) => inventRow(dropTerms, facts, plan.day, index))
  const rows = Array.from({ length: rowCount }, (_, index) => rowAt(index))
  const manifest = await freezeManifest({ title, terms: dropTerms, token: facts, rows })
  return { manifest, savedAt: day(plan.day), isPublic, claimsOpen, bitmap }
}

function inventRow({ standard }: DropTerms, { decimals }: TokenFacts, seed: number, index: number): Row {
  const random = BigInt(keccak256(numberToHex(BigInt(seed) * 1_000_000n + BigInt(index))))
  const account = numberToHex(random / 2n ** 96n, { size: 20 })
  if (standard === 'ERC721') return { account, id: BigInt(index + 1), amount: 1n }
  const id = standard === 'ERC1155' ? BigInt(index % 5) : 0n
  return { account, id, amount: 25n * 10n ** BigInt(decimals) + BigInt(index) }
}

/** Payments to each account of the longest list: an index of a million accounts would take a minute to write. */
const paymentsPerAccount = 25
const accountStep = 2n ** 144n

function settled(_slot: number, rows: number) {
  return slotWord.full(rows)
}

/** The first slots are paid; a row of the second was refused. */
function half(slot: number, rows: number) {
  return slot === 0 ? slotWord.full(rows) : slot === 1 ? slotWord.full(rows) & ~0b1000n : 0n
}

const makers: Record<WorldName, () => Promise<Seed[]>> = {
  empty: async () => [],
  'one-live-drop': async () => [await makeSeed({ title: 'March contributor rewards', rowCount: 1_000, day: 1 })],
  sending: async () => [
    await makeSeed({
      title: 'March contributor rewards',
      rowCount: 1_000,
      day: 1,
      bitmap: (slot, rows) => (slot < 2 ? slotWord.full(rows) : 0n),
    }),
  ],
  partial: async () => [await makeSeed({ title: 'March contributor rewards', rowCount: 1_000, day: 1, bitmap: half })],
  complete: async () => [
    await makeSeed({ title: 'February contributor rewards', rowCount: 600, day: 2, bitmap: settled }),
  ],
  claimable: async () => [
    await makeSeed({
      title: 'Season one claim',
      rowCount: 500,
      day: 3,
      bitmap: (slot) => (slot === 0 ? 0b1011n : 0n),
      claimsOpen: true,
    }),
  ],
  'private-drop': async () => [
    await makeSeed({ title: 'Not published yet', rowCount: 120, day: 4, isPublic: false }),
    await makeSeed({ title: 'February contributor rewards', rowCount: 600, day: 2, bitmap: settled }),
  ],
  'wrapped-coins': async () => [
    await makeSeed(
      {
        title: 'Grants in ETH',
        rowCount: 300,
        day: 7,
        bitmap: (slot) => (slot === 0 ? 0b1011n : 0n),
        claimsOpen: true,
      },
      { standard: 'NATIVE', token: mockWrappedCoin },
      { symbol: 'ETH', name: 'Ether', decimals: 18 },
    ),
  ],
  'many-drops': async () =>
    Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        makeSeed(
          {
            title: `Weekly grants ${index + 1}`,
            rowCount: 3 + index,
            day: index + 1,
            ...(index % 3 ? { bitmap: settled } : {}),
          },
          index % 5 === 4 ? { standard: 'ERC721', slotSize: 100 } : {},
          index % 5 === 4 ? { symbol: 'BADGE', name: 'Demo Badge', decimals: 0 } : token,
        ),
      ),
    ),
  'hostile-text': async () => [
    await makeSeed(
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
    await makeSeed({
      title: 'A million payments',
      rowCount: 1_000_000,
      day: 6,
      rowAt: (index) => ({
        account: numberToHex(BigInt(Math.floor(index / paymentsPerAccount) + 1) * accountStep, { size: 20 }),
        id: 0n,
        amount: 10n ** 18n + BigInt(index),
      }),
      bitmap: (slot) => (slot < 1_234 ? slotWord.full(250) : 0n),
    }),
  ],
}

/** The drops of a world, oldest first. */
export async function makeSeeds(name: WorldName): Promise<Seed[]> {
  return (await makers[name]()).toSorted((a, b) => a.savedAt.getTime() - b.savedAt.getTime())
}
