import * as generated from './generated/demoTokens.ts'

/** A contract for local chains and tests, ready to be deployed. */
type DemoContract<abi> = {
  abi: abi
  bytecode: `0x${string}`
}

function contract<const abi>(abi: abi, bytecode: `0x${string}`): DemoContract<abi> {
  return { abi, bytecode }
}

/** ERC-20 with 18 decimals that anybody can mint. */
export const demoToken = contract(generated.demoTokenAbi, generated.demoTokenBytecode)
/** ERC-20 with 6 decimals that anybody can mint. */
export const demoPoints = contract(generated.demoPointsAbi, generated.demoPointsBytecode)
/** ERC-20 with 6 decimals, without return values, whose allowance changes only from or to zero; has a block list. */
export const demoUsd = contract(generated.demoUsdAbi, generated.demoUsdBytecode)
/** ERC-721 that anybody can mint. */
export const demoNft = contract(generated.demoNftAbi, generated.demoNftBytecode)
/** ERC-1155 that anybody can mint. */
export const demoItems = contract(generated.demoItemsAbi, generated.demoItemsBytecode)
/** ERC-20 with habits that anybody switches on: a pause, a block list, a fee, calls to whom it pays. */
export const demoHabits = contract(generated.demoHabitsAbi, generated.demoHabitsBytecode)
/** ERC-20 with permits in one of the forms that tokens have (the constructor's argument), that anybody can mint. */
export const demoPermit = contract(generated.demoPermitAbi, generated.demoPermitBytecode)
/** The local chain's wrapped coin, which behaves as WETH9 does. */
export const demoWrapped = contract(generated.demoWrappedAbi, generated.demoWrappedBytecode)

/**
 * Contracts that burn the constructor's units of gas for each storage slot that they fill, so that new state costs what it does on another
 * gas schedule: an ERC-20 with votes of both accounts, one that pays dividends, an ERC-721 with lists and votes, an account that takes coins.
 */
export const demoStateGas = {
  votes: contract(generated.demoStateGasVotesAbi, generated.demoStateGasVotesBytecode),
  dividends: contract(generated.demoStateGasDividendsAbi, generated.demoStateGasDividendsBytecode),
  nft: contract(generated.demoStateGasNftAbi, generated.demoStateGasNftBytecode),
  account: contract(generated.demoStateGasAccountAbi, generated.demoStateGasAccountBytecode),
} as const
