import { Check } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useReducer } from 'react'
import type { AuthoriseStep, Readiness } from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { ExplorerLink } from '../../../components/explorer/ExplorerLink.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { deviceBundles, deviceProposals } from '../../../device/dropFacts.ts'
import { useSay, useText } from '../../../i18n/index.ts'
import { AuthoriseNotes } from '../authorise/AuthoriseNotes.tsx'
import { initialAuthoriseState, transition } from '../authorise/authoriseMachine.ts'
import { useAuthorise } from '../authorise/useAuthorise.ts'
import { SharedApproval } from '../funding/SharedApproval.tsx'
import { useApprovedText } from '../funding/useApprovedText.ts'
import { messages as shared } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { type ApprovalState, approvalState, notedProblems } from './approvalState.ts'
import { messages } from './messages.generated.ts'
import { SeriesRow } from './SeriesRow.tsx'

type Authorisation = ReturnType<typeof useAuthorise>

/**
 * Another drop of the list, and its approval: for the sum that its own page would ask for, which is looked up anew as it is signed. What is
 * registered of it stays on that page.
 */
export function SeriesApproval({
  manifest,
  isSender,
  openProblems,
  showsUnknown,
}: {
  readonly manifest: Manifest
  /** The connected account is the sender of the list. */
  readonly isSender: boolean
  /** What the screen says of the drop that is open. */
  readonly openProblems: Readiness['problems']
  /** What is unknown of the sender’s other drops is listed here. */
  readonly showsUnknown: boolean
}) {
  const t = useText(messages)
  const own = useText(shared)
  const write = useAmountWriter(manifest)
  const approvedText = useApprovedText(manifest)
  const say = useSay()
  const { dropId, terms, title, token, total, rowCount } = manifest
  const [state, dispatch] = useReducer(transition, dropId, (id) =>
    initialAuthoriseState(deviceBundles.get(id), deviceProposals.get(id)),
  )
  // Nothing is registered from here, so nothing goes on by itself.
  const authorisation = useAuthorise({ manifest, state, dispatch, registration: undefined, onKeyRegistered: () => {} })
  const { readiness, steps = [], others, isTogether, activity } = authorisation
  const symbol = toPlainName(token.symbol)
  const isBusy = activity.status !== 'idle'
  const stands =
    readiness &&
    approvalState({ readiness, steps, others, isFailed: steps.length === 0 && !authorisation.isAllowed([]) })
  const texts: Partial<Record<ApprovalState, string>> = {
    open: (isTogether ? steps : steps.slice(0, 1)).map((step) => say(stepSentence(step))).join(' '),
    ...(readiness && stands === 'approved' && { approved: approvedText(readiness, others) }),
  }
  return (
    <SeriesRow
      name={`${write(total)} ${symbol}`}
      about={
        <>
          {t('titleAndRows', { title: toPlainName(title), rows: rowCount })}{' '}
          <ExplorerLink chainId={terms.chainId} page="token" address={terms.token}>
            {t('tokenInExplorer')}
          </ExplorerLink>
        </>
      }
      action={
        <Action
          stands={stands}
          open={<SignButton isDisabled={!isSender || isBusy} {...{ steps, authorisation }} />}
          link={<Link href={`/drops/${dropId}`}>{t('openDrop', { symbol })}</Link>}
          onCheck={authorisation.check}
        />
      }
      text={stands === undefined ? own('askingNetwork') : texts[stands]}
    >
      <SharedApproval {...{ manifest, authorisation, showsUnknown }} isDisabled={isBusy} isNested />
      <AuthoriseNotes
        problems={stands === 'paid' ? [] : notedProblems(readiness?.problems ?? [], openProblems)}
        isContractSender={false}
        otherSender={undefined}
        terms={terms}
        authorisation={authorisation}
      />
    </SeriesRow>
  )
}

/** How it stands, or what to do about it. */
function Action({
  stands,
  open,
  link,
  onCheck,
}: {
  readonly stands: ApprovalState | undefined
  readonly open: ReactNode
  readonly link: ReactNode
  readonly onCheck: () => Promise<unknown>
}) {
  const t = useText(messages)
  const own = useText(shared)
  switch (stands) {
    case 'open':
      return open
    case 'approved':
    case 'paid':
      return (
        <>
          <Pill tone="settled" icon={<Check size={12} aria-hidden="true" />}>
            {t(stands)}
          </Pill>
          {link}
        </>
      )
    case 'failed':
      return <Button onClick={() => void onCheck()}>{own('checkAgain')}</Button>
    case 'hindered':
      return link
    case undefined:
      return null
    default:
      return stands satisfies never
  }
}

/** Asks the wallet for what is to be signed next. */
function SignButton({
  steps,
  isDisabled,
  authorisation: { isTogether, activity, signStep, signAll },
}: {
  readonly steps: readonly AuthoriseStep[]
  readonly isDisabled: boolean
  readonly authorisation: Authorisation
}) {
  const t = useText(shared)
  const say = useSay()
  const [first] = steps
  if (!first) return null
  const title = isTogether && steps.length > 1 ? t('signAll', { steps: steps.length }) : say(stepTitle(first))
  return (
    <Button disabled={isDisabled} onClick={() => void (isTogether ? signAll(steps) : signStep(first))}>
      {activity.status === 'signing' ? t('confirmInWallet') : title}
    </Button>
  )
}
