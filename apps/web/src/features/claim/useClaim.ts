import { useReducer } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { getPublicClient, switchChain } from 'wagmi/actions'
import {
  type ChainClient,
  claimRequest,
  claimTypedData,
  fetchClaims,
  toDeliveryError,
  waitForReceipt,
} from '@slotdrop/delivery'
import { type Address, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { recordTransaction } from '../../chain/recordTransaction.ts'
import { signTypedData } from '../../chain/signTypedData.ts'
import { useSenderWallet } from '../../chain/useSenderWallet.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { ServerError } from '../../server-data/ServerError.ts'
import { type ClaimEvent, initialClaimState, transition } from './claimMachine.ts'
import { parseDestination } from './parseDestination.ts'
import { requestClaim } from './requestClaim.ts'

/** Seconds for which a signature is valid: long enough for gas to get cheaper, and not longer, as it can't be withdrawn. */
const signatureSeconds = 7 * 86_400

/**
 * Tries, signs and follows the claim of one row; `transition` decides what that makes of it.
 *
 * @param description what the account's list of transactions calls it
 * @param onSigned called when the sender service was given a signature and has answered
 */
export function useClaim(
  index: ShardIndex,
  row: ProvenRow,
  {
    description,
    onChanged,
    onSigned,
  }: { readonly description: string; readonly onChanged: () => void; readonly onSigned: () => void },
) {
  const wagmi = useConfig()
  const wallet = useSenderWallet()
  const { address } = useAccount()
  const isLeft = useIsLeft()
  const add = useAddTransaction()
  const [state, dispatch] = useReducer(transition, initialClaimState)
  const { chainId } = index.terms

  /**
   * @param elsewhere where the row shall go instead of to its account; empty for the account
   * @param isSigned the sender service is given a signature for that address, and pays the gas
   */
  const claim = async (elsewhere: string, isSigned = false) => {
    const target =
      elsewhere.trim() === '' ? undefined : parseDestination(elsewhere, { terms: index.terms, account: row.account })
    if (target && 'fault' in target) return dispatch({ type: 'address-refused', fault: target.fault })
    const to = target?.to
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
      const look = (target?: Address) => fetchClaims({ client, drop: index, rows: [row], caller: address, to: target })
      const fetchStatus = async () => (await look()).statuses[0]
      const {
        statuses: [status],
        chainSeconds,
      } = await look(to)
      if (status?.kind !== 'claimable') return dispatchChange({ type: 'checked', kind: status?.kind, isSigned })
      dispatch({ type: 'checked', kind: status.kind, isSigned })
      if (isSigned && to) {
        const signed = { to, deadline: chainSeconds + BigInt(signatureSeconds) }
        const signature = await signTypedData(wallet, row.account, claimTypedData(index, row, signed))
        dispatch({ type: 'signed' })
        const answer = await requestClaim(index.dropId, row, { ...signed, signature })
        onSigned()
        return dispatchChange({ type: 'requested', answer, to, until: signed.deadline })
      }
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
      dispatch({ type: 'failed', error: error instanceof ServerError ? error : toDeliveryError(error) })
      if (isSent) onChanged()
    }
  }
  return { state, claim }
}
