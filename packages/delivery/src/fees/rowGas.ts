/** Units of gas for each row of a trial: a sixteenth of the transaction's limit, and more than any known token needs. */
export function trialRowGas(gasCap: bigint): bigint {
  const [share, least, most] = [gasCap / 16n, 400_000n, gasCap / 4n]
  if (share > least) return share
  return least < most ? least : most
}

/** Units of gas that the contract requires before each row: `gasFloor` in `RowPayer.sol`. The EVM keeps 1/64 back from a call. */
export function headroomOf(rowGas: bigint): bigint {
  return rowGas + rowGas / 63n + 2_301n
}

/** One row in so many may use up all its gas in a call that leaves refused rows open. */
const rowsForSpare = 50

/** Spare units of gas for rows that use up all gas of their call and stay open. Unused gas costs nothing. */
export function spareOf(rowGas: bigint, rows: number): bigint {
  return rowGas * BigInt(Math.ceil(rows / rowsForSpare))
}

/** Units of gas, more than a plain transfer to a new holder needs. Tried first, because it needs no estimate and so no further round trip. */
export const defaultRowGas = 80_000n

/** A quarter more than the dearest row needs now: it may need more by the time it is mined. */
function withMargin(dearest: bigint): bigint {
  return (dearest * 5n) / 4n
}

/**
 * Chooses the gas of each row: enough to pay the same rows as in a trial, with a margin.
 *
 * @param gasPerRow units of gas that a row takes on average
 * @param isDefaultEnough whether `defaultRowGas` was found to be enough
 * @param isEnough tries the rows without sending them
 */
export async function chooseRowGas({
  gasPerRow,
  gasCap,
  isDefaultEnough = false,
  isEnough,
}: {
  readonly gasPerRow: bigint
  readonly gasCap: bigint
  readonly isDefaultEnough?: boolean
  readonly isEnough: (rowGas: bigint) => Promise<boolean>
}): Promise<bigint> {
  const most = trialRowGas(gasCap)
  if (isDefaultEnough && 2n * gasPerRow <= defaultRowGas && withMargin(defaultRowGas) < most)
    return withMargin(defaultRowGas)
  for (let dearest = 2n * gasPerRow + 40_000n; withMargin(dearest) < most; dearest *= 2n)
    // oxlint-disable-next-line no-await-in-loop -- each trial depends on the one before
    if (await isEnough(dearest)) return withMargin(dearest)
  return most
}
