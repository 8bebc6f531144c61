import Head from 'next/head'
import { useRouter } from 'next/router'
import { useCallback, useRef, useState } from 'react'
import { type Address, isHashText } from '@slotdrop/drops'
import { AddressForm } from '../../components/address-lookup/AddressForm.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useText } from '../../i18n/index.ts'
import { useDropClient } from '../../workers/useDropClient.ts'
import { useLinkedAddress } from '../../components/address-lookup/useLinkedAddress.ts'
import { useReadAddress } from '../../components/address-lookup/useReadAddress.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { DropFacts } from './DropFacts.tsx'
import styles from './DropLookup.module.css'
import { messages } from './messages.generated.ts'
import { DropLoading } from './DropLoading.tsx'
import { type DropState, useDrop } from './useDrop.ts'
import { useRows } from './useRows.ts'

const problems = {
  missing: ['missingTitle', 'missingText'],
  unreachable: ['unreachableTitle', 'unreachableText'],
  tampered: ['tamperedTitle', 'tamperedText'],
  'no-chain': ['noChainTitle', 'noChainText'],
} as const

type Failure = Extract<DropState, { status: 'failed' }>

/** What can be done about a problem; nothing where only the sender can. */
function ProblemAction({ failure: { problem }, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  const t = useText(messages)
  if (problem === 'unreachable') return <Button onClick={retry}>{t('tryAgain')}</Button>
  return problem === 'no-chain' ? (
    <ButtonLink href="/settings#networks" prefetch={false}>
      {t('addNetwork')}
    </ButtonLink>
  ) : null
}

function Problem({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  const t = useText(messages)
  const [title, text] = problems[failure.problem]
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{t('cannotBeShown')}</h1>
      <Note tone="fault" title={t(title)} actions={<ProblemAction failure={failure} retry={retry} />}>
        {text === 'noChainText' ? t(text, { chainId: 'chainId' in failure ? `${failure.chainId}` : '' }) : t(text)}
      </Note>
    </>
  )
}

const missing: Failure = { status: 'failed', problem: 'missing' }

/** A drop as anybody sees it: what an address gets, proven in the browser, without a wallet. */
export function DropLookup() {
  const t = useText(messages)
  const router = useRouter()
  const { dropId, address } = router.query
  const id = isHashText(dropId) ? dropId : undefined
  const [attempt, setAttempt] = useState(0)
  const client = useDropClient(attempt)
  const readAddress = useReadAddress(client)
  const { account, mistyped, choose } = useLinkedAddress(address, readAddress)
  const state = useDrop(client, id)
  const rows = useRows(client, id, account)
  // Asked for beside the drop, not after it.
  const rowsState = useLiveValue(rows)
  const content = useRef<HTMLDivElement>(null)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const check = (wanted: Address) => {
    choose(wanted)
    void router.replace({ query: { ...router.query, address: wanted } }, undefined, { shallow: true, scroll: false })
    content.current?.focus()
  }
  if (router.isReady && id === undefined) return <Problem failure={missing} retry={retry} />
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {id && (
        <Head>
          {/* Without the address that was asked for: what somebody gets is nobody else's search result. */}
          <link rel="canonical" href={location.origin + location.pathname} />
        </Head>
      )}
      {state.status === 'failed' ? (
        <Problem failure={state} retry={retry} />
      ) : state.status === 'loading' || !client ? (
        <DropLoading done={state.status === 'loading' ? state.done : 0} />
      ) : (
        <DropFacts
          drop={state}
          client={client}
          rows={rows}
          state={rowsState}
          account={account}
          form={
            <AddressForm
              key={mistyped?.text}
              mistyped={mistyped}
              label={t(account ? 'checkAnotherAddress' : 'checkAddress')}
              read={readAddress}
              onSubmit={check}
            />
          }
        />
      )}
    </div>
  )
}
