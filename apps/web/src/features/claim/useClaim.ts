import { useReducer } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { getPublicClient, switchChain } from 'wagmi/actions'
import { type ChainClient, claimRequest, fetchClaims, toDeliveryError, waitForReceipt } from '@slotdrop/delivery'
import { parseAddress, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { recordTransaction } from '../../chain/recordTransaction.ts'
import { useSenderWallet } from '../../chain/useSenderWallet.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { type ClaimEvent, initialClaimState, transition } from './claimMachine.ts'

/**
 * Tries, signs and follows the claim of one row; `transition` decides what that makes of it.
 *
 * @param description what the account's list of transactions calls it
 */
export function useClaim(index: ShardIndex, row: ProvenRow, description: string, onChanged: () => void) {
  const wagmi = useConfig()
  const wallet = useSenderWallet()
  const { address } = useAccount()
  const isLeft = useIsLeft()
  const add = useAddTransaction()
  const [state, dispatch] = useReducer(transition, initialClaimState)
  const { chainId } = index.terms

  /** @param elsewhere where the row shall go instead of to its account; empty for the account */
  const claim = async (elsewhere: string) => {
    const target = elsewhere.trim() === '' ? undefined : parseAddress(elsewhere)
    if (target && 'fault' in target) return dispatch({ type: 'address-refused' })
    const to = target?.address
    /** The row is looked at again after every event that may have changed it. */
    const dispatchChange = (event: ClaimEvent) => {
      dispatch(event)
      onChanged()
    }
    let isSent = false
    try {
      dispatch({ type: 'pressed' })
      if ((await wallet.chainId()) !== chainId) await switchChain(wagmi, { chainId })
      // Sound: wagmi's client is viem's, for a chain that is only known by its id here.
      const client = getPublicClient(wagmi, { chainId }) as ChainClient
      const fetchStatus = async (target?: typeof to) =>
        (await fetchClaims({ client, drop: index, rows: [row], caller: address, to: target })).statuses[0]
      const status = await fetchStatus(to)
      if (status?.kind !== 'claimable') return dispatchChange({ type: 'checked', kind: status?.kind })
      dispatch({ type: 'checked', kind: status.kind })
      const call = claimRequest(index, row, to)
      const account = wallet.address()
      const hash = await wallet.sendTransaction({
        ...call,
        ...(status.gas ? { gas: (status.gas * 12n) / 10n } : {}),
        chainId,
        ...(address ? { from: address } : {}),
      })
      void recordTransaction({ client, chainId, account, hash, call, description, add })
      dispatch({ type: 'sent', hash, to: to ?? row.account })
      isSent = true
      const receipt = await waitForReceipt({
        client,
        hash,
        pollMilliseconds: pollMillisecondsOf(chainId),
        onDoubt: (isInDoubt) => dispatch({ type: 'doubt', isInDoubt }),
        isAbandoned: isLeft,
      })
      if (!receipt) return
      if (receipt.status === 'success') dispatchChange({ type: 'mined', hash: receipt.transactionHash })
      else dispatchChange({ type: 'reverted', isPaid: (await fetchStatus())?.kind === 'paid' })
    } catch (error) {
      dispatch({ type: 'failed', error: toDeliveryError(error) })
      if (isSent) onChanged()
    }
  }
  return { state, claim }
}
