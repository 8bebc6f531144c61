import { useRouter } from 'next/router'
import { useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button } from '../../components/Button.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import { useText } from '../../i18n/index.ts'
import { AssetStep } from './asset/AssetStep.tsx'
import { RecipientsStep } from './recipients/RecipientsStep.tsx'
import { ReviewStep } from './review/ReviewStep.tsx'
import { AuthoriseStep, SendTitle } from './AuthoriseStep.tsx'
import { messages } from './messages.generated.ts'
import { type Step, canEnter, modeOf, steps } from './newDropMachine.ts'
import { useFreshBalance } from './asset/useFreshBalance.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useNewDrop } from './useNewDrop.ts'
import { useChainClient } from '../account/index.ts'
import { DraftConflict, DraftStatus, useDraftKeeping } from '../drafts/index.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import styles from './NewDrop.module.css'

const stepNames = {
  Asset: 'stepAsset',
  Recipients: 'recipients',
  Review: 'stepReview',
  Send: 'stepSend',
  Share: 'stepShare',
} as const

/** The creator's way from a token to a sealed list that may be sent. */
export function NewDrop() {
  const router = useRouter()
  // A draft that was read again from elsewhere is another one, though its key is the same.
  const [opened, setOpened] = useState(0)
  const asked = typeof router.query['draft'] === 'string' ? router.query['draft'] : null
  const open = (key: string) => {
    if (key === asked) setOpened((times) => times + 1)
    else void router.replace({ query: { ...router.query, draft: key } }, undefined, { shallow: true })
  }
  return <OneDrop key={`${asked ?? ''} ${opened}`} asked={router.isReady ? asked : undefined} onOpen={open} />
}

function OneDrop({
  asked: askedDraft,
  onOpen,
}: {
  readonly asked: string | null | undefined
  readonly onOpen: (key: string) => void
}) {
  const router = useRouter()
  const t = useText(messages)
  const draft = useNewDrop(askedDraft)
  const keeper = useDraftKeeping(draft.kept)
  const { state, isRestored, go } = draft
  const { address: owner } = useAccount()
  const client = useChainClient(state.asset?.chainId)
  useFreshBalance({ client, owner, asset: state.asset, onRead: draft.takeBalance })
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = typeof router.query['step'] === 'string' ? router.query['step'] : 'asset'
  const step = steps.find((name) => name.toLowerCase() === asked && canEnter(state, name)) ?? 'Asset'

  useStepFocus(heading, step, isRestored)

  const goTo = (next: Step) => {
    go(next)
    void router.push({ query: { ...router.query, step: next.toLowerCase() } }, undefined, { shallow: true })
  }
  const symbol = toPlainName(state.asset?.symbol ?? t('it'))
  const titles: Record<Step, string> = {
    Asset: t('titleAsset'),
    Recipients: t('titleRecipients', { symbol }),
    Review: t('titleReview'),
    Send: t('stepSend'),
    Share: t('stepShare'),
  }
  return (
    <div>
      <div className={styles.head}>
        <Stepper steps={steps.map((name) => t(stepNames[name]))} current={steps.indexOf(step)} />
        {isRestored && (
          <DraftStatus draft={draft.kept} keeper={keeper} onKeepAgain={draft.isNotKept ? draft.keepAgain : undefined} />
        )}
        {draft.kept?.input !== undefined && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => void router.push({ query: { draft: crypto.randomUUID() } }, undefined, { shallow: true })}
          >
            {t('startAnother')}
          </Button>
        )}
      </div>
      <DraftConflict draft={draft.kept} keeper={keeper} onOpen={onOpen} />
      <h1 ref={heading} tabIndex={-1}>
        {step === 'Send' && state.sealed ? <SendTitle manifest={state.sealed} mode={modeOf(state)} /> : titles[step]}
      </h1>
      {step === 'Recipients' && (
        <p className="muted">{t(keeper.owner === undefined ? 'nothingLeaves' : 'onlyYouRead')}</p>
      )}
      <div className={styles.body}>
        {step === 'Asset' && (
          <AssetStep
            asset={state.asset}
            mode={state.mode}
            onChoose={draft.chooseAsset}
            onMode={(mode) => draft.choose({ mode })}
            onContinue={() => goTo('Recipients')}
          />
        )}
        {step === 'Recipients' && state.asset && (
          <RecipientsStep asset={state.asset} draft={draft} onContinue={() => goTo('Review')} />
        )}
        {step === 'Review' && state.asset && state.summary && (
          <ReviewStep
            asset={state.asset}
            summary={state.summary}
            draft={draft}
            onSeal={() => void draft.seal().then((isSealed) => isSealed && goTo('Send'))}
          />
        )}
        {step === 'Send' && state.sealed && (
          <AuthoriseStep
            manifest={state.sealed}
            mode={modeOf(state)}
            excluded={state.summary?.tally.excluded ?? 0}
            onDone={(dropId) => void router.push(`/drops/${dropId}`)}
          />
        )}
      </div>
    </div>
  )
}
