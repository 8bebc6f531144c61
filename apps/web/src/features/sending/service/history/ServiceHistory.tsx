import { useApolloClient } from '@apollo/client/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../../components/useChain.ts'
import { aboutCoins } from '../../../../chain/aboutCoins.ts'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Button } from '../../../../components/Button.tsx'
import { SectionHead } from '../../../../components/layout/SectionHead.tsx'
import { TransactionLink } from '../../../../components/explorer/TransactionLink.tsx'
import { useFormats, useNumberLocale, useText } from '../../../../i18n/index.ts'
import { aboutGwei } from '../../key/aboutGwei.ts'
import timelineStyles from '../../progress/Timeline.module.css'
import { type EventFacts, readEventFacts } from './eventFacts.ts'
import { messages } from '../messages.generated.ts'
import { type ServiceEvent, type ServiceState, serviceTimelineQuery } from '../serviceQueries.ts'

/** Events that come with the state of a drop: where there are fewer, there are no more. */
const shortest = 12

function toneOf({ kind }: ServiceEvent) {
  return kind === 'BLOCKED' ? 'fault' : kind === 'WAITING' ? 'flight' : 'settled'
}

/** What happened, newest first, with the figures that the service wrote down. */
export function ServiceHistory({ manifest, state }: { readonly manifest: Manifest; readonly state: ServiceState }) {
  const t = useText(messages)
  const { minute } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const newest = isWhole ? state.timeline[0]?.id : undefined
  const { data: whole, isFetching } = useQuery(serviceTimelineQuery(useApolloClient(), manifest.dropId, newest))
  if (state.timeline.length === 0) return null
  const events = whole ?? state.timeline
  return (
    <section>
      <SectionHead>
        <h2>{t('history')}</h2>
      </SectionHead>
      <ol className={timelineStyles.timeline}>
        {events.map((event) => (
          <li key={event.id} data-tone={toneOf(event)}>
            <b>{t('event', { kind: event.kind })}</b>
            <Figures chainId={manifest.terms.chainId} facts={readEventFacts(event)} />
            <div className="small">
              <time dateTime={event.at}>{minute(Date.parse(event.at))}</time>
            </div>
          </li>
        ))}
      </ol>
      {!whole && state.timeline.length >= shortest && (
        <Button size="small" disabled={isFetching} onClick={() => setWhole(true)}>
          {t(isFetching ? 'showingMore' : 'showMore')}
        </Button>
      )}
    </section>
  )
}

/** The figures of an event; nothing where it has none. */
function Figures({ chainId, facts }: { readonly chainId: number; readonly facts: EventFacts }) {
  const figures = useFigures(chainId, facts)
  return figures === undefined ? null : <div className="small muted">{figures}</div>
}

function useFigures(chainId: number, facts: EventFacts): ReactNode {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { minute } = useFormats()
  const coin = useCoinSymbol(chainId)
  switch (facts.kind) {
    case 'none':
      return undefined
    case 'limit':
      return t('eventLimit', { price: aboutGwei(facts.ceiling, locale) })
    case 'requests':
      return t('eventRequests', { scope: facts.scope, rows: facts.rowsPerDay })
    case 'account':
      return <AddressText address={facts.account} />
    case 'fee':
      return t('eventFee', { price: aboutGwei(facts.feePerGas, locale), limit: aboutGwei(facts.ceiling, locale) })
    case 'purse':
      return t('eventPurse', { needs: aboutCoins(facts.needs), has: aboutCoins(facts.has), coin })
    case 'opens':
      return t('opensLater', { time: minute(facts.at) })
    case 'refused':
      return t('nodesRefuse')
    case 'blocked':
      return t('blocked', { name: facts.name })
    case 'end':
      return t('ended', { end: facts.end })
    case 'returned':
      return (
        <>
          {t('coins', { value: aboutCoins(facts.value), coin })} <TransactionLink chainId={chainId} hash={facts.hash} />
        </>
      )
    default:
      return facts satisfies never
  }
}
