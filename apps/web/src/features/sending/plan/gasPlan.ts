import type { FeePolicy, SendingEstimate } from '@slotdrop/delivery'
import { formatAmount, parseTypedAmount } from '@slotdrop/drops'

/** What is written of the price of gas and the date; undefined as long as nobody wrote there. */
export type GasTexts = {
  /** Gwei. */
  readonly limit: string | undefined
  /** As `datetime-local` has it, in the reader's time zone; empty for none. */
  readonly finishBy: string
  /** Gwei that may be paid when that comes near; empty for the limit. */
  readonly urgent: string
}

/** A field whose text can't be taken as it is. */
export type GasFault = 'limit' | 'finishBy' | 'urgent'

/** Fees that a key may pay, and what it is given for them. */
export type GasPlan = {
  readonly fees: FeePolicy
  /** Wei that go to the key in the transaction that registers it. */
  readonly gasMoney: bigint
  /** First second at which it may no longer send. */
  readonly operatorUntil: number
}

export const noTexts: GasTexts = { limit: undefined, finishBy: '', urgent: '' }

const dayMilliseconds = 86_400_000
/** Days that a key may send, and days that it has left after the date by which it is to be done. */
const [defaultDays, spareDays] = [30, 7]

/** Decimals of gwei, in which prices of gas are typed. */
export const gweiDecimals = 9

/** Two digits, rounded up: more nobody compares, and less would be used up a moment later. */
export function roundUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - 2))
  return ((wei + unit - 1n) / unit) * unit
}

/** The limit that is proposed: twice the present price, so that sending begins at once and goes on while gas moves. */
export function defaultLimit({ feePerGas }: Pick<SendingEstimate, 'feePerGas'>): bigint {
  return roundUp(2n * feePerGas)
}

/** Wei a unit of gas as they are written into a field. */
export function gweiText(wei: bigint): string {
  return formatAmount(wei, gweiDecimals, { locale: null })
}

function parseGwei(text: string): bigint | undefined {
  const read = parseTypedAmount(text, gweiDecimals)
  return 'amount' in read ? read.amount : undefined
}

/** What L1 takes beside gas. */
function l1FeeIn({ fee, gas, feePerGas }: Pick<SendingEstimate, 'fee' | 'gas' | 'feePerGas'>): bigint {
  return fee - gas * feePerGas
}

/** Wei of all transactions at a price of gas. */
export function costAt(estimate: SendingEstimate, price: bigint): bigint {
  return estimate.gas * price + l1FeeIn(estimate)
}

/**
 * Wei to give to a key that may pay up to a price.
 *
 * @param estimate made without a policy: it reckons with twice the present price
 */
export function gasMoneyAt(
  estimate: Pick<SendingEstimate, 'fee' | 'gas' | 'feePerGas' | 'gasMoney'>,
  price: bigint,
): bigint {
  const reckoned = 2n * estimate.feePerGas
  if (reckoned === 0n) return 0n
  const l1Fee = 2n * l1FeeIn(estimate)
  return roundUp(((estimate.gasMoney - l1Fee) * price) / reckoned + l1Fee)
}

/** Gas money that is given before the rest of it. */
export type Portion = {
  /** Wei. */
  readonly value: bigint
  /** Transactions that it is enough for, about. */
  readonly transactions: number
  /** It is given unless the sender chooses to give all at once. */
  readonly isDefault: boolean
}

/** Transactions of a portion that the sender may choose. */
const chosenTransactions = 100
/** Half an ETH, in wei: all that a key or an account of the service is given at first by default. */
const defaultPortion = 5n * 10n ** 17n

/**
 * The first portion of the gas money; undefined where all of it is no more than that. By default it is half an ETH, and never less than two
 * slots may cost: nodes take no transaction whose whole gas limit is not paid for.
 */
export function portionOf(
  gasMoney: bigint,
  { transactions, slots, coin }: Pick<SendingEstimate, 'transactions' | 'slots'> & { readonly coin: string },
): Portion | undefined {
  if (transactions === 0 || slots === 0) return undefined
  // Half of a cheaper coin, such as POL, would need a top-up after each transaction.
  const isDefault = coin === 'ETH' && gasMoney > defaultPortion
  if (!isDefault && transactions <= chosenTransactions) return undefined
  const twoSlots = roundUp((2n * gasMoney) / BigInt(slots))
  const value = isDefault
    ? twoSlots > defaultPortion
      ? twoSlots
      : defaultPortion
    : roundUp((gasMoney * BigInt(chosenTransactions)) / BigInt(transactions))
  if (value >= gasMoney) return undefined
  return { value, transactions: Math.max(1, Number((value * BigInt(transactions)) / gasMoney)), isDefault }
}

function endOf(milliseconds: number): number {
  return Math.ceil(milliseconds / dayMilliseconds) * (dayMilliseconds / 1000)
}

/**
 * What the fields come to, or which of them can't be taken.
 *
 * @param now milliseconds since 1970
 */
export function readGasPlan(
  { limit, finishBy, urgent }: GasTexts,
  estimate: SendingEstimate,
  now: number,
): GasPlan | GasFault {
  const ceiling = limit === undefined ? defaultLimit(estimate) : parseGwei(limit)
  if (ceiling === undefined) return 'limit'
  const date = finishBy === '' ? undefined : Date.parse(finishBy)
  if (date !== undefined && !(date > now)) return 'finishBy'
  const urgentCeiling = date === undefined || urgent.trim() === '' ? undefined : parseGwei(urgent)
  if (date !== undefined && urgent.trim() !== '' && (urgentCeiling === undefined || urgentCeiling < ceiling))
    return 'urgent'
  return {
    fees: {
      ceiling,
      ...(date !== undefined && { finishBy: date }),
      ...(urgentCeiling !== undefined && { urgentCeiling }),
    },
    gasMoney: gasMoneyAt(estimate, urgentCeiling ?? ceiling),
    operatorUntil: endOf(Math.max(now + defaultDays * dayMilliseconds, (date ?? 0) + spareDays * dayMilliseconds)),
  }
}
