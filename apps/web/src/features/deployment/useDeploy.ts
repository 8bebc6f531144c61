import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChainClient, deployDistributor, type DeploymentStep } from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { recordTransaction } from '../../chain/recordTransaction.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { useText } from '../../i18n/index.ts'
import { useSenderWallet } from '../account/index.ts'
import { messages } from './messages.generated.ts'

/** Has the connected wallet deploy the distributor. `isSent`: its transaction is under way, and nothing is to be confirmed. */
export function useDeploy(client: ChainClient | undefined, chainId: number, onDeployed: () => Promise<unknown>) {
  const t = useText(messages)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const add = useAddTransaction()
  const [isSent, setIsSent] = useState(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (!client) return
      let kind: DeploymentStep['kind'] = 'deploy'
      const deployed = await deployDistributor({
        client,
        pollMilliseconds: pollMillisecondsOf(chainId),
        isAbandoned: isLeft,
        onStep(step, hash) {
          kind = step
          setIsSent(hash !== undefined)
        },
        wallet: {
          address: wallet.address,
          async sendTransaction(request) {
            const hash = await wallet.sendTransaction(request)
            const description = t(kind === 'deploy' ? 'deployDescription' : 'fundDescription')
            void recordTransaction({
              ...{ client, chainId, hash, call: request, description, add },
              account: wallet.address(),
            })
            return hash
          },
        },
      })
      if (deployed) await onDeployed()
    },
  })
  return { deploy: () => mutate(), isPending, isSent: isPending && isSent, error }
}
