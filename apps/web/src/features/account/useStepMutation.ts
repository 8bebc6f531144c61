import { useMutation } from '@tanstack/react-query'
import { waitForReceipt } from '@slotdrop/delivery'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { useSenderWallet } from '../../chain/useSenderWallet.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { useChainClient } from './useChainClient.ts'

type WalletRequest = Parameters<ReturnType<typeof useSenderWallet>['sendTransaction']>[0]

/**
 * Has the wallet send one transaction and waits until it is mined. Answers with its status; with undefined where nobody waits any more,
 * or the chain can't be asked yet.
 *
 * @param onMined what the page reads anew then; the step counts as under way until it has
 */
export function useStepMutation(chainId: number, onMined?: () => Promise<unknown>) {
  const client = useChainClient(chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  return useMutation({
    // Whether there is a network is for the wallet to find out.
    networkMode: 'always',
    mutationFn: async (request: WalletRequest) => {
      if (!client) return undefined
      const hash = await wallet.sendTransaction(request)
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
