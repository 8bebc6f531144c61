import type { RowPolicy } from '@slotdrop/drops'

/** What a creator decides about a drop in its terms. */
export type DraftChoices = {
  /** Tells a deliberate repeat from the same drop. */
  readonly round: bigint
  readonly policy: RowPolicy
  /** ERC-721: receivers are asked to accept. */
  readonly safeTransfer: boolean
  /** ERC-20: rows of a token that keeps a part of each transfer are paid all the same, and get less than the list says. */
  readonly direct: boolean
  /** Chain time in seconds; zero for no limit. */
  readonly opensAtSeconds: bigint
  readonly closesAtSeconds: bigint
  /** Rows of a slot; undefined for as many as the plan allows. */
  readonly slotSize: number | undefined
}

/** What holds where nobody decided anything. */
export const defaultChoices: DraftChoices = {
  round: 1n,
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  slotSize: undefined,
}

/** Choices as a draft keeps them: those that are not the usual ones, numbers as text. */
export type KeptChoices = { readonly [Name in keyof DraftChoices]?: string | boolean | number }

/** Most rows of a slot, of whatever token. */
const largestSlot = 250
/** What a browser's dates reach. */
const lastSecond = 8_640_000_000_000n

function readDigits(kept: unknown, usual: bigint, most: bigint): bigint {
  if (typeof kept !== 'string' || !/^\d{1,18}$/.test(kept)) return usual
  const value = BigInt(kept)
  return value <= most ? value : usual
}

function readFlag(kept: unknown, usual: boolean): boolean {
  return typeof kept === 'boolean' ? kept : usual
}

/** Choices of a draft, wherever it was kept; what can't be read counts as not chosen. */
export function readChoices(kept: unknown): DraftChoices {
  const found: { readonly [Name in keyof DraftChoices]?: unknown } = typeof kept === 'object' && kept ? kept : {}
  const { policy, slotSize } = found
  return {
    round: readDigits(found.round, defaultChoices.round, 10n ** 18n),
    policy: policy === 'skip' || policy === 'strict' ? policy : defaultChoices.policy,
    safeTransfer: readFlag(found.safeTransfer, defaultChoices.safeTransfer),
    direct: readFlag(found.direct, defaultChoices.direct),
    opensAtSeconds: readDigits(found.opensAtSeconds, defaultChoices.opensAtSeconds, lastSecond),
    closesAtSeconds: readDigits(found.closesAtSeconds, defaultChoices.closesAtSeconds, lastSecond),
    slotSize:
      typeof slotSize === 'number' && Number.isInteger(slotSize) && slotSize >= 1 && slotSize <= largestSlot
        ? slotSize
        : defaultChoices.slotSize,
  }
}

/** Choices as they are kept; undefined where all are the usual ones, so that a draft of before says what it said. */
export function keepChoices(choices: DraftChoices): KeptChoices | undefined {
  const names = Object.keys(defaultChoices) as (keyof DraftChoices)[]
  const kept = names.flatMap((name) => {
    const value = choices[name]
    if (value === defaultChoices[name] || value === undefined) return []
    return [[name, typeof value === 'bigint' ? `${value}` : value] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
