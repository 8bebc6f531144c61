import { toCents } from '../../../components/toCents.ts'
import type { FeesState } from './fees.ts'

/** The EVM counts every network's coin in wei. */
export const coinDecimals = 18

function measure(gas: bigint, { fees: { highWei }, usd }: Extract<FeesState, { status: 'known' }>) {
  return usd === undefined ? gas * highWei : toCents(gas * highWei, coinDecimals, usd)
}

/**
 * How much of the dearest network's cost each takes, from 0 to 1, by position; undefined where that is not known, and of all where they
 * can't be compared: sums of different coins compare by what they are worth alone.
 */
export function costShares(
  costs: readonly { readonly gas: bigint; readonly state: FeesState }[],
): readonly (number | undefined)[] {
  const known = costs.flatMap(({ state }) => (state.status === 'known' ? [state] : []))
  const isPriced = known.every(({ usd }) => usd !== undefined)
  const isOneCoin = new Set(known.map(({ fees }) => fees.coin)).size === 1
  if (!isPriced && !isOneCoin) return costs.map(() => undefined)
  const measured = costs.map(({ gas, state }) =>
    state.status === 'known' ? measure(gas, isPriced ? state : { ...state, usd: undefined }) : undefined,
  )
  const most = measured.reduce<bigint>((max, each) => (each !== undefined && each > max ? each : max), 0n)
  // A tenth of a percent is finer than a bar can show.
  return measured.map((each) => (each === undefined || most === 0n ? undefined : Number((each * 1000n) / most) / 1000))
}
