import { useQuery } from '@tanstack/react-query'
import { useAccount, useConfig } from 'wagmi'
import { appName } from '@slotdrop/config'
import { distributorAddress } from '@slotdrop/contracts'
import { DeploymentRefusedError, InstructionsMissingError, toDeliveryError } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { NetworkGuard, useConnectModal } from '@slotdrop/wallet-ui'
import { aboutCoins } from '../../chain/aboutCoins.ts'
import { isSameAddress } from '../../chain/isSameAddress.ts'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { Note } from '../../components/Note.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { useChainClient } from '../account/index.ts'
import { deploymentPlanQuery } from './deploymentPlanQuery.ts'
import { deploymentQuery } from './deploymentQuery.ts'
import { messages } from './messages.generated.ts'
import { useDeploy } from './useDeploy.ts'

/** State of the contract on a chain that may lack it, with an offer to deploy it or the reason why that is impossible. */
export function DeploymentPanel({
  chainId,
  distributor,
  onDeployed,
}: {
  readonly chainId: number
  readonly distributor: Address
  /** Refetches data that depends on the contract. The deployment is shown as pending until this resolves. */
  readonly onDeployed?: (() => Promise<unknown>) | undefined
}) {
  const t = useText(messages)
  const client = useChainClient(chainId)
  const { chains } = useConfig()
  const chain = chains.find(({ id }) => id === chainId)?.name ?? `${chainId}`
  const { data: deployment, isError, isFetching, refetch } = useQuery(deploymentQuery(client, distributor))
  const names = { appName, chain }
  const readAgain = async () => {
    await refetch()
    await onDeployed?.()
  }
  if (deployment === 'deployed')
    return (
      <Note tone="settled" title={t('deployed', names)}>
        {t('deployedText')}
      </Note>
    )
  if (deployment === 'different')
    return (
      <Note tone="fault" title={t('different', names)}>
        {t('differentText')}
      </Note>
    )
  if (deployment === undefined)
    return isError ? <Unknown chain={chain} isBusy={isFetching} onRetry={() => void refetch()} /> : null
  if (!isSameAddress(distributor, distributorAddress))
    return (
      <Note tone="flight" title={t('absent', names)}>
        {t('offerElsewhere')}
      </Note>
    )
  return <Offer chainId={chainId} chain={chain} onDeployed={readAgain} />
}

function Unknown({
  chain,
  isBusy,
  onRetry,
}: {
  readonly chain: string
  readonly isBusy: boolean
  readonly onRetry: () => void
}) {
  const t = useText(messages)
  return (
    <Note
      title={t('unknown', { appName, chain })}
      actions={
        <Button disabled={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('unknownText')}
    </Note>
  )
}

function Offer({
  chainId,
  chain,
  onDeployed,
}: {
  readonly chainId: number
  readonly chain: string
  readonly onDeployed: () => Promise<unknown>
}) {
  const t = useText(messages)
  const say = useSay()
  const client = useChainClient(chainId)
  const { address } = useAccount()
  const { openConnectModal } = useConnectModal()
  const { data: plan, error: planError, isFetching, refetch } = useQuery(deploymentPlanQuery(client, address))
  const { deploy, isPending, isSent, error } = useDeploy(client, chainId, onDeployed)
  const coin = client?.chain?.nativeCurrency.symbol ?? ''
  if (planError instanceof InstructionsMissingError || planError instanceof DeploymentRefusedError)
    return (
      <Note tone="fault" title={t('absent', { appName, chain })}>
        {say(planError)}
      </Note>
    )
  if (planError) return <Unknown chain={chain} isBusy={isFetching} onRetry={() => void refetch()} />
  return (
    <Note
      tone="flight"
      title={t('absent', { appName, chain })}
      actions={
        plan && (
          <NetworkGuard
            chainId={chainId}
            disconnected={openConnectModal && <Button onClick={openConnectModal}>{t('connect')}</Button>}
          >
            <Button disabled={isPending} onClick={deploy}>
              {isSent ? t('waiting', { chain }) : t(isPending ? 'confirm' : 'deploy')}
            </Button>
          </NetworkGuard>
        )
      }
    >
      {plan ? t('offer', { transactions: plan.steps.length, cost: aboutCoins(plan.cost), coin }) : t('asking')}
      {error && <FieldError>{say(toDeliveryError(error))}</FieldError>}
    </Note>
  )
}
