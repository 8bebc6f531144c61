import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { type DropStatus, getRegisterStep, toDeliveryError } from '@slotdrop/delivery'
import { isUnwrapped, listCid, type Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../../components/useChain.ts'
import { aboutCoins } from '../../../../chain/aboutCoins.ts'
import { AddressText } from '../../../../components/AddressText.tsx'
import type { ClaimsState } from '../../../../components/drop-state/claimsState.ts'
import { Button } from '../../../../components/Button.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../../components/layout/Card.tsx'
import { SectionHead } from '../../../../components/layout/SectionHead.tsx'
import { Pill } from '../../../../components/Pill.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import { useStepMutation } from '../../../account/index.ts'
import styles from '../../key/KeyPanel.module.css'
import { defaultLimit } from '../../plan/gasPlan.ts'
import { useKeepOnServer } from '../../../share/index.ts'
import { messages } from '../messages.generated.ts'
import { PublishFirst } from './PublishFirst.tsx'
import { readRowsPerDay } from './readRowsPerDay.ts'
import { requestsMoney } from './requestsMoney.ts'
import { RequestsPolicy } from './RequestsPolicy.tsx'
import { requestsStage } from './requestsStage.ts'
import { RowsPerDay } from './RowsPerDay.tsx'
import { ServiceNeeds } from '../ServiceNeeds.tsx'
import type { ServiceQuote } from '../serviceQueries.ts'
import type { Service } from '../useService.ts'
import { useServiceQuote } from '../useServiceQuote.ts'

/** Recipients a day that are proposed; gas money is given for them. */
const defaultRowsPerDay = 250

type Props = {
  readonly manifest: Manifest
  readonly status: Pick<DropStatus, 'operator' | 'progress' | 'isCancelled'>
  /** How its claims stand; undefined for a drop that is not for claims. */
  readonly claims: ClaimsState | undefined
  readonly service: Service
  /** The service was registered; done once the page has read the chain anew. */
  readonly onRegistered: () => Promise<unknown>
}

/** Whether recipients may have their rows sent without a wallet, and what the sender can change about it. */
export function RequestsPanel({ manifest, status, claims, service, onRegistered }: Props) {
  const t = useText(messages)
  const heading = useId()
  const { address } = useAccount()
  const { terms } = manifest
  const { openRows } = status.progress
  const [isBeginning, setBeginning] = useState(false)
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const isPossible = isSender && !isUnwrapped(terms) && !status.isCancelled && openRows > 0
  const offer = useServiceQuote(manifest, { isPossible, isChosen: () => isBeginning })
  const { state } = service
  const facts = { operator: status.operator, claims: claims?.kind }
  const found = isPossible ? requestsStage(state, facts) : 'none'
  const isOrdered = found === 'all-sent' || found === 'on-request'
  // What was ordered can be changed while no process of the service is there, too.
  const stage = offer.isOffered || isOrdered ? found : 'none'
  const kept = useKeepOnServer(manifest, isOrdered)
  if (stage === 'none') return null
  const isOn = stage === 'on-request' && state?.requests.isAllowed === true
  const { quote, keeping } = offer
  const begin = () => {
    if (!isBeginning)
      return (
        <ButtonRow className={styles.buttons}>
          <Button onClick={() => setBeginning(true)}>{t('letThemAsk')}</Button>
        </ButtonRow>
      )
    if (!quote) return <ServiceNeeds offer={offer} manifest={manifest} isDisabled={false} />
    if (keeping.visibility !== 'PUBLIC') return <PublishFirst keeping={keeping} />
    return <Enable {...{ manifest, service, quote, openRows, onRegistered }} onLeave={() => setBeginning(false)} />
  }
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHead className={styles.head}>
        <h2 id={heading}>{t('requests')}</h2>
        <Pill tone={isOn ? 'settled' : 'idle'}>{t(isOn ? 'requestsOn' : 'requestsOff')}</Pill>
      </SectionHead>
      <p className="small muted">{t(stage === 'all-sent' ? 'requestsNotNeeded' : 'requestsText')}</p>
      {state && isOrdered ? <RequestsPolicy key={stage} {...{ service, state, openRows }} keeping={kept} /> : begin()}
    </Card>
  )
}

/** Tells the service to wait for requests, and registers its account with gas money: one transaction. */
function Enable({
  manifest,
  service,
  quote,
  openRows,
  onRegistered,
  onLeave,
}: Omit<Props, 'status' | 'claims'> & {
  readonly quote: ServiceQuote
  readonly openRows: number
  readonly onLeave: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  const { chainId, sender, policy } = manifest.terms
  const [text, setText] = useState(String(Math.min(openRows, defaultRowsPerDay)))
  const [isWrong, setWrong] = useState(false)
  const ceiling = defaultLimit(quote)
  const needed = requestsMoney(quote, { rows: readRowsPerDay(text) ?? defaultRowsPerDay, openRows, ceiling })
  const given = needed > quote.purse ? needed - quote.purse : 0n
  const coin = useCoinSymbol(chainId)
  const gas = aboutCoins(given)
  const register = useStepMutation(chainId, () => Promise.all([service.refetch(), onRegistered()]))
  const enable = useMutation({
    networkMode: 'always',
    mutationFn: async (rowsPerDay: number) => {
      const requests = { isAllowed: true, rowsPerDay }
      // Before it is registered: it waits for that, and nobody has to come back here for it.
      await service.orderAndWait({ kind: 'start', fees: { ceiling }, choice: { scope: 'REQUESTED', requests } })
      const { digest } = await listCid(manifest)
      const registration = {
        ...{ operator: quote.account, mayLeaveOpen: policy === 'skip', claimsOpen: true },
        ...{ gasMoney: given, listDigest: digest },
      }
      const { request } = getRegisterStep(manifest, registration)
      const description = `${t('letThemAsk')}: ${manifest.title}`
      return register.mutateAsync({ ...request, from: sender, chainId, description })
    },
  })
  const problem = enable.error ? say(toDeliveryError(enable.error)) : enable.data === 'reverted' && t('changedNothing')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const rowsPerDay = readRowsPerDay(text)
        setWrong(rowsPerDay === undefined)
        if (rowsPerDay !== undefined && !enable.isPending) enable.mutate(rowsPerDay)
      }}
    >
      <RowsPerDay text={text} isWrong={isWrong} onChange={setText} />
      <p className="small">
        {t.rich('enableText', { gas, coin, account: () => <AddressText key="account" address={quote.account} /> })}
      </p>
      <ButtonRow className={styles.buttons}>
        <Button size="small" variant="primary" type="submit" disabled={enable.isPending}>
          {enable.isPending ? t('confirmInWallet') : t('enable', { gas, coin })}
        </Button>
        <Button size="small" disabled={enable.isPending} onClick={onLeave}>
          {t('notNow')}
        </Button>
      </ButtonRow>
      {problem && <FieldError>{problem}</FieldError>}
    </form>
  )
}
