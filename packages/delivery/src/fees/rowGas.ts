/** Units of gas that a trial gives each row: a share of what a transaction may have, and more than any known token takes for one. */
export function trialRowGas(gasCap: bigint): bigint {
  const [share, least, most] = [gasCap / 16n, 400_000n, gasCap / 4n]
  if (share > least) return share
  return least < most ? least : most
}

/** Units of gas that must be left when a row is paid, so that its call gets `rowGas`: the EVM keeps a 64th back, and a call has a price. */
export function headroomOf(rowGas: bigint): bigint {
  return rowGas + rowGas / 63n + 2_301n
}

/** Units of gas that plain transfers to new holders do not take: tried first, as it can be asked for in one go with everything else. */
export const defaultRowGas = 80_000n

/** What is given of what the dearest row takes: a quarter more, since it may take more until it is mined. */
function withMargin(dearest: bigint): bigint {
  return (dearest * 5n) / 4n
}

/**
 * Chooses the gas of each row: with it the same rows are paid as with the gas of a trial, with a margin.
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
