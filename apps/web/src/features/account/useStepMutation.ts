import { useMutation } from '@tanstack/react-query'
import { waitForReceipt } from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { recordTransaction } from '../../chain/recordTransaction.ts'
import { useSenderWallet } from '../../chain/useSenderWallet.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { useChainClient } from './useChainClient.ts'

type WalletRequest = Parameters<ReturnType<typeof useSenderWallet>['sendTransaction']>[0]

/** What is sent, and what the account's list of transactions calls it. */
type DescribedRequest = WalletRequest & { readonly description: string }

/**
 * Has the wallet send one transaction, writes it into the account's list of transactions, and waits until it is mined. Answers with its status; with undefined where nobody waits any more,
 * or the chain can't be asked yet.
 *
 * @param onMined what the page reads anew then; the step counts as under way until it has
 */
export function useStepMutation(chainId: number, onMined?: () => Promise<unknown>) {
  const client = useChainClient(chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const add = useAddTransaction()
  return useMutation({
    // Whether there is a network is for the wallet to find out.
    networkMode: 'always',
    mutationFn: async ({ description, ...request }: DescribedRequest) => {
      if (!client) return undefined
      const account = wallet.address()
      const hash = await wallet.sendTransaction(request)
      void recordTransaction({ client, chainId, account, hash, call: request, description, add })
      const receipt = await waitForReceipt({
        client,
        hash,
        pollMilliseconds: pollMillisecondsOf(chainId),
        isAbandoned: isLeft,
      })
      if (receipt) await onMined?.()
      return receipt?.status
    },
  })
}
