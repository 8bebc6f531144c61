import { maxSlotSize, type RowPolicy } from '@slotdrop/drops'

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

/** Choices as a draft keeps them: those that differ from the default, numbers as text. */
export type KeptChoices = { readonly [Name in keyof DraftChoices]?: string | boolean | number }

/** A draft may not know its token yet. */
const maxRows = Math.max(...Object.values(maxSlotSize))
/** As far as a browser's dates reach. */
const maxSeconds = 8_640_000_000_000n

function parseDigits(kept: unknown, otherwise: bigint, max: bigint): bigint {
  if (typeof kept !== 'string' || !/^\d{1,18}$/.test(kept)) return otherwise
  const value = BigInt(kept)
  return value <= max ? value : otherwise
}

function parseFlag(kept: unknown, otherwise: boolean): boolean {
  return typeof kept === 'boolean' ? kept : otherwise
}

/** Choices of a draft, wherever it was kept; what can't be read counts as not chosen. */
export function parseChoices(kept: unknown): DraftChoices {
  const found: { readonly [Name in keyof DraftChoices]?: unknown } = typeof kept === 'object' && kept ? kept : {}
  const { policy, slotSize } = found
  return {
    round: parseDigits(found.round, defaultChoices.round, 10n ** 18n),
    policy: policy === 'skip' || policy === 'strict' ? policy : defaultChoices.policy,
    safeTransfer: parseFlag(found.safeTransfer, defaultChoices.safeTransfer),
    direct: parseFlag(found.direct, defaultChoices.direct),
    opensAtSeconds: parseDigits(found.opensAtSeconds, defaultChoices.opensAtSeconds, maxSeconds),
    closesAtSeconds: parseDigits(found.closesAtSeconds, defaultChoices.closesAtSeconds, maxSeconds),
    slotSize:
      typeof slotSize === 'number' && Number.isInteger(slotSize) && slotSize >= 1 && slotSize <= maxRows
        ? slotSize
        : defaultChoices.slotSize,
  }
}

/** Choices as they are kept; undefined where all are the default. */
export function keepChoices(choices: DraftChoices): KeptChoices | undefined {
  // Sound: the object is written above, with these keys and no others.
  const names = Object.keys(defaultChoices) as (keyof DraftChoices)[]
  const kept = names.flatMap((name) => {
    const value = choices[name]
    if (value === defaultChoices[name] || value === undefined) return []
    return [[name, typeof value === 'bigint' ? `${value}` : value] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
