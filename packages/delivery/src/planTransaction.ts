import { slotDistributorAbi } from '@slotdrop/contracts'
import { getTransactionGasCap } from '@slotdrop/chains'
import { type Manifest, getSlot, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi } from 'viem'
import { DeliveryError, toDeliveryError } from './errors.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'

/** A slot can't be sent as things stand. */
export class SlotNotSendableError extends DeliveryError {
  override name = 'SlotNotSendableError'
}

/** One transaction for some rows of a slot. */
export interface PlannedTransaction {
  readonly request: TransactionRequest
  readonly mask: bigint
}

/** The call of `send` for the rows in `mask`. */
export const sendRequest = (manifest: Manifest, slotIndex: number, mask: bigint): TransactionRequest => {
  const { packed, rowsRoot, proof } = getSlot(manifest, slotIndex)
  return {
    to: manifest.terms.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'send',
      args: [toDropStruct(manifest), BigInt(slotIndex), packed, rowsRoot, proof, mask],
    }),
    value: 0n,
  }
}

/** Keeps the lower half of the selected rows. */
const lowerHalf = (mask: bigint): bigint => {
  const rows: bigint[] = []
  for (let row = 0n; mask >> row !== 0n; row++) if ((mask >> row) & 1n) rows.push(row)
  return rows.slice(0, Math.ceil(rows.length / 2)).reduce((half, row) => half | (1n << row), 0n)
}

/**
 * Prepares the transaction for the open rows of a slot. When it needs more gas than a transaction of this chain may use,
 * half of the rows are taken, and so on; the rest is open afterwards.
 *
 * @throws DeliveryError with the reason when the node says that the call would revert
 */
export const planTransaction = async ({
  client,
  manifest,
  slot,
  open,
}: {
  client: ChainClient
  manifest: Manifest
  slot: number
  open: bigint
}): Promise<PlannedTransaction> => {
  const { sender, chainId, token } = manifest.terms
  const { gasLimit } = await client.getBlock()
  const cap = getTransactionGasCap(chainId, { blockGasLimit: gasLimit })
  for (let mask = open; ; mask = lowerHalf(mask)) {
    const request = sendRequest(manifest, slot, mask)
    try {
      const estimate = await client.estimateGas({ account: sender, ...request })
      // Refunds come off at the end only, so the limit must be above what will be used.
      const gas = (estimate * 5n) / 4n
      if (gas <= cap) return { request: { ...request, gas }, mask }
      if (estimate <= cap) return { request: { ...request, gas: cap }, mask }
    } catch (error) {
      const failure = toDeliveryError(error)
      const isTooLarge =
        /gas required exceeds|exceeds (block )?gas limit|out of gas|intrinsic gas too high|transaction gas limit/i.test(
          String((error as Error).message),
        )
      if (!isTooLarge || lowerHalf(mask) === mask)
        throw failure.name === 'RevertedError' ? await explainPull(client, manifest, failure) : failure
    }
    if (lowerHalf(mask) === mask)
      throw new SlotNotSendableError(
        `One row of slot ${slot + 1} alone needs more gas than this network allows. Check the token ${token}.`,
        { remedy: 'user' },
      )
  }
}

/** A failed pull has a reason that can be looked up: balance or allowance. */
const explainPull = async (client: ChainClient, manifest: Manifest, failure: DeliveryError): Promise<DeliveryError> => {
  if (!('errorName' in failure) || failure.errorName !== 'PullFailed') return failure
  const { token, sender, distributor } = manifest.terms
  const [balance, allowance] = await Promise.all([
    client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [sender] }),
    client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [sender, distributor] }),
  ])
  const { symbol } = manifest.token
  const short =
    balance < allowance
      ? `the sender no longer holds enough ${symbol}`
      : `the allowance for the distributor is too small`
  return new SlotNotSendableError(`The slot can’t be paid: ${short}. Go back to Authorise, then continue.`, {
    remedy: 'user',
    cause: failure,
  })
}
