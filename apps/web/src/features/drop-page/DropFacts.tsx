import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState, useMemo } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { ForeignAccountNote, useForeignAccount } from '../foreign-account/index.ts'
import { SendToMe, SendToMeElsewhere } from '../row-requests/index.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { Answer } from './Answer.tsx'
import answerStyles from './Answer.module.css'
import { Checks } from './recipient/Checks.tsx'
import { DropFoot } from './DropFoot.tsx'
import styles from './DropFacts.module.css'
import { FactList } from './FactList.tsx'
import { messages } from './messages.generated.ts'
import { refreshWhenPaid } from './refreshWhenPaid.ts'
import type { DropState } from './useDrop.ts'
import type { LiveRows, RowsState } from './useRows.ts'
import { useSettlement } from './useSettlement.ts'
import { useSendToMe } from './useSendToMe.ts'
import { Whose } from './recipient/Whose.tsx'
import { YourRows } from './recipient/YourRows.tsx'
import { YourSlot } from './recipient/YourSlot.tsx'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropRequests } from '../../workers/dropProtocol.ts'

type DropQuestion = 'claiming' | 'coverage' | 'gasPrice' | 'sendingService'

/** What the worker answers to a question about a drop; undefined until it does, if it can't, or if the answer is not wanted. */
function useAnswer<Question extends DropQuestion>(
  client: DropClient,
  question: Question,
  { dropId, isWanted = true }: { readonly dropId: Hex; readonly isWanted?: boolean },
): DropRequests[Question]['result'] | undefined {
  return useLiveValue(
    useMemo(
      () =>
        createLiveValue<DropRequests[Question]['result'] | undefined>(undefined, (set) => {
          if (!isWanted) return
          client.ask(question, dropId).then(
            (answer) => set(() => answer),
            () => undefined,
          )
        }),
      [client, question, dropId, isWanted],
    ),
  )
}

// A recipient who opens a link to their own address does not need all slots.
const Everyone = dynamic(async () => (await import('./Everyone.tsx')).Everyone, { ssr: false })

/** The id of what looks up another address. */
const lookupPlace = 'another-address'

/** A drop and, when an address is asked for, what it has in it. */
export function DropFacts({
  drop,
  client,
  rows,
  state,
  account,
  form,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly client: DropClient
  readonly rows: LiveRows
  readonly state: RowsState
  readonly account: Address | undefined
  readonly form: ReactNode
}) {
  const t = useText(messages)
  const { index } = drop
  // What stands below everything waits for it.
  const [isComplete, setComplete] = useState(false)
  const live = useSettlement(client, index)
  const settlement = useLiveValue(live)
  const gasPrice = useAnswer(client, 'gasPrice', { dropId: index.dropId })
  const claiming = useAnswer(client, 'claiming', { dropId: index.dropId })
  const service = useAnswer(client, 'sendingService', { dropId: index.dropId })
  const coverage = useAnswer(client, 'coverage', {
    dropId: index.dropId,
    isWanted: !account && (claiming === 'open' || claiming === 'not-open-yet'),
  })
  const sendToMe = useSendToMe(drop, state, account)
  const isUnpaid = state.status === 'known' && state.claims.statuses.some(({ kind }) => kind !== 'paid')
  const foreign = useForeignAccount(drop.config, index.terms.chainId, isUnpaid ? account : undefined)
  useEffect(() => refreshWhenPaid(rows, live), [rows, live])
  const refreshAll = () => {
    live.refresh()
    rows.refresh()
  }
  const lookup = (
    <div id={lookupPlace} className={styles.lookup}>
      {form}
      <p className="small muted">{t('neverApprove')}</p>
    </div>
  )
  const facts = <FactList {...{ drop, state, account, claiming, coverage, service, settlement }} />
  if (!account)
    return (
      <>
        <PublicColumns className={styles.columns}>
          <div className={answerStyles.answer}>
            <p className={answerStyles.lead}>
              <UntrustedText text={index.title} />
            </p>
            <h1>{t('checkAllocation')}</h1>
          </div>
          <div className={styles.facts}>
            {facts}
            {lookup}
          </div>
          <div className={styles.beside}>
            <Everyone
              settlement={settlement}
              rowCount={index.rowCount}
              slotSize={index.terms.slotSize}
              onShown={setComplete}
            />
          </div>
        </PublicColumns>
        {isComplete && <DropFoot />}
      </>
    )
  const known = state.status === 'known' ? state : undefined
  return (
    <>
      <PublicColumns className={styles.recipient}>
        <div>
          <Answer index={index} state={state} />
          {state.status === 'looking' ? (
            // How high the answer will be, nobody knows yet: what lies under and beside it comes with it, so that nothing moves.
            <div className={styles.awaited} />
          ) : (
            <>
              <Whose account={account} lookup={lookupPlace} />
              <section className={styles.actions} aria-label={t('yourAllocation')}>
                <ForeignAccountNote state={foreign} chainId={index.terms.chainId} />
                {/* A payment to an address that may be nobody's is not offered before its note is there. */}
                {foreign.kind !== 'asking' && <SendToMe {...sendToMe} />}
                {foreign.kind !== 'asking' && sendToMe.page && <SendToMeElsewhere page={sendToMe.page} />}
                {known && (
                  <YourRows
                    drop={drop}
                    state={known}
                    gasPrice={gasPrice}
                    request={sendToMe.view.kind}
                    refusedUntil={sendToMe.refusedUntil}
                    onSigned={sendToMe.onSigned}
                    transactionUrl={sendToMe.transactionUrl}
                    onRefresh={rows.refresh}
                    onChanged={refreshAll}
                  />
                )}
              </section>
              {facts}
            </>
          )}
        </div>
        {state.status !== 'looking' && (
          <aside aria-label={t('checkedHere')}>
            <Checks drop={drop} state={state} />
            <YourSlot
              index={index}
              state={state}
              settlement={settlement}
              isOnItsWay={sendToMe.view.kind === 'on-its-way'}
            />
            {lookup}
          </aside>
        )}
      </PublicColumns>
      {state.status !== 'looking' && <DropFoot />}
    </>
  )
}
