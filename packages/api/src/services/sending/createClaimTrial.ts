import { slotDistributorAbi } from '@slotdrop/contracts'
import { BaseError, ContractFunctionRevertedError, type PublicClient } from 'viem'
import type { TryClaim } from '../../context.ts'

/** Gas limit of a simulation. It runs the account's own code (ERC-1271), which the caller may have written. */
const trialGas = 3_000_000n

/** Simulates signed claims over JSON-RPC. The distributor itself verifies signatures of keys and of contracts (ERC-1271). */
export function createClaimTrial(
  getClient: (chainId: number) => Pick<PublicClient, 'simulateContract'> | undefined,
): TryClaim {
  return async ({ chainId, distributor: address }, args) => {
    const client = getClient(chainId)
    if (!client) return null
    try {
      await client.simulateContract({
        ...{ abi: slotDistributorAbi, address, functionName: 'claimBySig', args, gas: trialGas },
      })
      return { kind: 'passes' }
    } catch (error) {
      const reverted =
        error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
      if (!(reverted instanceof ContractFunctionRevertedError)) throw error
      return { kind: 'refused', errorName: reverted.data?.errorName }
    }
  }
}
