import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useReducer } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { type AuthoriseStep, type Problem, type Readiness } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest, type TokenFacts } from '@slotdrop/drops'
import { useChain } from '../../../components/useChain.ts'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { classNames } from '../../../components/classNames.ts'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { ExplorerLink } from '../../../components/explorer/ExplorerLink.tsx'
import { ActionBar } from '../../../components/layout/ActionBar.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { Note } from '../../../components/Note.tsx'
import { deviceBundles, deviceProposals } from '../../../device/dropFacts.ts'
import type { DeviceDraft, DropMode } from '../../../device/deviceStore.ts'
import { useSay, useText } from '../../../i18n/index.ts'
import { SharedApproval } from '../funding/SharedApproval.tsx'
import { useApprovedText } from '../funding/useApprovedText.ts'
import { messages } from '../messages.generated.ts'
import { ApproveLedger } from '../plan/ApproveLedger.tsx'
import { costsOf } from '../plan/costsOf.ts'
import { GasPlanCard } from '../plan/GasPlanCard.tsx'
import { messages as planMessages } from '../plan/messages.generated.ts'
import { recommendedWay, type SendingWay } from '../plan/sendingWay.ts'
import { type SendingPlan, useSendingPlan } from '../plan/useSendingPlan.ts'
import { WayChooser } from '../plan/WayChooser.tsx'
import { SeriesApprovals } from '../series/SeriesApprovals.tsx'
import { ServiceNeeds } from '../service/ServiceNeeds.tsx'
import { AskingNetwork } from './AskingNetwork.tsx'
import { initialAuthoriseState, transition } from './authoriseMachine.ts'
import { AuthoriseNotes } from './AuthoriseNotes.tsx'
import styles from './AuthorisePanel.module.css'
import { AuthoriseSteps } from './AuthoriseSteps.tsx'
import { KeySteps } from './KeySteps.tsx'
import { useAuthorise } from './useAuthorise.ts'
import { useRegistration } from './useRegistration.ts'
import { WhoSends } from './WhoSends.tsx'

type Props = {
  readonly manifest: Manifest
  /** What it was sealed from, where that is known; else this device is asked. */
  readonly draft?: DeviceDraft | undefined
  readonly mode: DropMode
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  /** What leaves the wallet stands beside it: for a list of which nothing was sent yet. */
  readonly hasLedger?: boolean
  /** Lines of the list that were left out before it was sealed; for the ledger. */
  readonly excluded?: number
  /** Who shall send, where she chose before. */
  readonly way?: SendingWay | undefined
  /** Nothing is left to sign, and it is sent in this way. */
  readonly onReady: (way: SendingWay) => void
  readonly readyLabel: string
}

/** How the slots of a drop are sent, and the transactions that allow it, each with what it does. */
export function AuthorisePanel({
  manifest,
  draft,
  mode,
  openSlots,
  hasLedger = false,
  excluded = 0,
  way: wayBefore,
  onReady,
  readyLabel,
}: Props) {
  const t = useText(messages)
  const approvedText = useApprovedText(manifest)
  const { address } = useAccount()
  const { terms } = manifest
  const isCoin = isUnwrapped(terms)
  const coin = useChain(terms.chainId)?.nativeCurrency
  const [state, dispatch] = useReducer(transition, manifest.dropId, (id) =>
    initialAuthoriseState(deviceBundles.get(id), deviceProposals.get(id), wayBefore),
  )
  const choice = useRegistration(mode !== 'push' && !isCoin)
  const { claimsOpen } = choice
  const plan = useSendingPlan({ manifest, mode, openSlots, chosen: state.way, claimsOpen })
  const { way } = plan
  const isDelegated = way !== 'wallet'
  const authorisation = useAuthorise({
    ...{ manifest, state, dispatch, order: plan.order },
    registration: isDelegated ? plan.registration : choice.registration,
    onKeyRegistered: () => onReady(way),
  })
  const { readiness, steps, abilities } = authorisation
  if (!readiness || !steps) return <AskingNetwork />
  // A Safe sends too: slot by slot, with its owners' signatures.
  const isContractSender = readiness.problems.some(({ kind }) => kind === 'contract-account')
  const problems = [
    ...readiness.problems.filter(
      ({ kind }) => !isContractSender || (kind !== 'contract-account' && kind !== 'no-fees'),
    ),
    ...missingGasMoney(coin, plan, readiness, steps),
  ]
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const isBusy = authorisation.activity.status !== 'idle'
  const isIncomplete = isDelegated ? !plan.order : choice.isIncomplete
  const costs = costsOf({ ...{ steps, abilities, openSlots, plan }, isByPermit: authorisation.isByPermit })
  const isDisabled = !isSender || isBusy || isIncomplete || problems.some(({ kind }) => kind === 'short-gas-money')
  const isApproved = authorisation.isAllowed(problems) && !isIncomplete
  const isRegistering = isDelegated && steps.some(({ kind }) => kind === 'register')
  const panel = (
    <Card as="section" className={classNames(styles.panel, plan.canChoose && styles.plain)} aria-label={t('allowance')}>
      <AuthoriseNotes
        problems={problems}
        isContractSender={isContractSender && !isDelegated}
        otherSender={isSender ? undefined : terms.sender}
        terms={terms}
        authorisation={authorisation}
      />
      {plan.canChoose && (
        <WayChooser
          {...{ way, ways: plan.ways, openSlots, costs, isBusy }}
          recommended={recommendedWay({ ways: plan.ways, openSlots, isContract: abilities.isContract })}
          approvals={steps.filter(({ kind }) => kind === 'approve').length}
          onChoose={(chosen) => dispatch({ type: 'way-chosen', way: chosen })}
        />
      )}
      {isRegistering && <GasPlanCard manifest={manifest} plan={plan} isBusy={isBusy} />}
      {isDelegated && <EstimateNote plan={plan} />}
      {way === 'service' && <ServiceNeeds offer={plan.service} manifest={manifest} isDisabled={!isSender || isBusy} />}
      <SharedApproval manifest={manifest} authorisation={authorisation} isDisabled={isBusy} />
      {isDelegated && (way !== 'service' || plan.order) && steps.length > 0 && (
        <KeySteps
          {...{ manifest, steps, plan, isDisabled, authorisation }}
          needed={readiness.needed}
          confirmations={costs[way].confirmations}
        />
      )}
      {!isDelegated && <AuthoriseSteps {...{ steps, isDisabled, authorisation }} />}
      {isApproved && (
        <Note tone="settled" title={t('approved')}>
          {isCoin ? t('approvedCoin') : approvedText(readiness, authorisation.others)}
        </Note>
      )}
      <SeriesApprovals {...{ manifest, draft, isSender, readiness }} />
      {isApproved && <GoOn plan={plan} label={readyLabel} onReady={() => onReady(way)} />}
      <WhoSends choice={choice} isOpen={mode !== 'push'} canClaim={!isCoin} isKey={isDelegated} isBusy={isBusy} />
      <p className="small">
        {t('spender')} <AddressText address={terms.distributor} />{' '}
        <ExplorerLink chainId={terms.chainId} page="address" address={terms.distributor}>
          {t('seeInExplorer')}
        </ExplorerLink>
      </p>
    </Card>
  )
  if (!hasLedger) return panel
  return (
    <div className={styles.columns}>
      <ApproveLedger {...{ manifest, mode, readiness, steps, plan, excluded }} />
      {panel}
    </div>
  )
}

/** The way on, once nothing is left to sign: the service is told to begin before. */
function GoOn({
  plan: { way, order },
  label,
  onReady,
}: {
  readonly plan: SendingPlan
  readonly label: string
  readonly onReady: () => void
}) {
  const say = useSay()
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: async () => order?.giveOrders(),
    onSuccess: onReady,
  })
  return (
    <>
      <ActionBar>
        <Button
          variant="primary"
          disabled={begin.isPending}
          onClick={() => (way === 'service' ? begin.mutate() : onReady())}
        >
          <Check size={16} aria-hidden="true" /> {label}
        </Button>
      </ActionBar>
      {begin.error && <FieldError>{say(begin.error)}</FieldError>}
    </>
  )
}

/** The wallet has less than the key, or the service's account, is to be given. */
function missingGasMoney(
  coin: TokenFacts | undefined,
  { gas, way }: SendingPlan,
  { coins: has }: Readiness,
  steps: readonly AuthoriseStep[],
): readonly Problem[] {
  const needs = gas?.gasMoney ?? 0n
  const isGiven = way !== 'wallet' && steps.some(({ kind }) => kind === 'register')
  return isGiven && coin && has < needs ? [{ kind: 'short-gas-money', coin, has, needs }] : []
}

/** What a key needs for gas is not known: then nothing is registered. */
function EstimateNote({ plan: { estimate, estimateError, retryEstimate } }: { readonly plan: SendingPlan }) {
  const t = useText(planMessages)
  const own = useText(messages)
  const say = useSay()
  if (estimate) return null
  if (!estimateError)
    return (
      <p className="muted" role="status">
        {own('askingNetwork')}
      </p>
    )
  return (
    <Note tone="fault" actions={<Button onClick={retryEstimate}>{t('askAgain')}</Button>}>
      {t('estimateFailed', { reason: say(estimateError) })}
    </Note>
  )
}
