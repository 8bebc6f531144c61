import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import type { FeePolicy } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { FinishByPassed, KeyRefused, LeftOut, ReturnedNote } from '../progress/laterPanels.tsx'
import { isStoppedByDate } from './isStoppedByDate.ts'
import { messages } from './messages.generated.ts'
import { GetKeyBack, MoneyElsewhere } from './recovery/laterRecovery.tsx'
import type { KeySending } from './useKeySending.ts'

type Props = {
  readonly manifest: Manifest
  readonly openRows: number
  readonly byKey: KeySending
  /** Sends some rows of a slot again, by their places in it. */
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
  readonly onAuthorise: () => void
  /** Has a key of this browser send: what registers it is shown. */
  readonly onLetKey: () => void
  /** Sets what gas may cost from now on; a key that stopped for it goes on. */
  readonly onAllow: (fees: FeePolicy) => Promise<void>
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  /** What is left to sign, or waits for signatures, is shown beside it. */
  readonly isAuthorising: boolean
  /** The sender service sends it, which says so itself. */
  readonly isServed: boolean
}

/** What has to be known of a drop's sending key: that it is lost or elsewhere, what it waits for, what it left out, what came back. */
export function KeyNotes(props: Props) {
  const { manifest, byKey } = props
  const elsewhere = byKey.key.status === 'lost' ? byKey.key.address : byKey.otherOperator
  return (
    <>
      {props.openRows > 0 && !props.isServed && <WhoseKey {...props} />}
      {props.openRows === 0 && !props.isServed && elsewhere && !isAddressEqual(elsewhere, manifest.terms.sender) && (
        <MoneyElsewhere manifest={manifest} byKey={byKey} operator={elsewhere} />
      )}
      {props.byKey.isOperator && <Waiting {...props} />}
      {isStoppedByDate(props.byKey) && <FinishByPassed {...props} />}
      {byKey.isOperator && (byKey.state?.leftOut ?? []).length > 0 && <LeftOut {...props} />}
      {byKey.report.returned && <ReturnedNote manifest={manifest} byKey={byKey} />}
    </>
  )
}

/** A key that this device lost, that another browser has, or that the chain does not know. */
function WhoseKey({ manifest, byKey, onAuthorise, onLetKey, openSlots, isAuthorising }: Props) {
  const t = useText(messages)
  const { key, otherOperator, report, isOperator, isSetAside, setByWallet } = byKey
  const { address } = useAccount()
  const actions = !isAuthorising && <Button onClick={onLetKey}>{t('registerAnother')}</Button>
  if (key.status === 'lost')
    return (
      <Note tone="fault" title={t('keyLost')} actions={actions}>
        {t.rich('keyLostText', { address: () => <AddressText key="address" address={key.address} /> })}
        <GetKeyBack {...{ manifest, byKey }} operator={key.address} />
      </Note>
    )
  if (isSetAside)
    return (
      <Note
        title={t('walletSends')}
        actions={<Button onClick={() => void setByWallet(false)}>{t('letKeySend')}</Button>}
      >
        {t('walletSendsText')}
      </Note>
    )
  // Ordered to send, and not named by the chain: what registers it was declined, or its date has passed.
  if (key.status === 'made' && report.operator !== undefined && !isOperator && report.orders?.isRunning)
    return isAuthorising ? null : (
      <Note
        tone="flight"
        title={t('keyNotRegistered')}
        actions={<Button onClick={onAuthorise}>{t('registerIt')}</Button>}
      >
        {t.rich('keyNotRegisteredText', { address: () => <AddressText key="address" address={key.address} /> })}
      </Note>
    )
  if (otherOperator !== undefined && !(address && isAddressEqual(address, otherOperator)))
    return (
      <Note
        title={t.rich('otherBrowser', { address: () => <AddressText key="address" address={otherOperator} /> })}
        actions={actions}
      >
        {t('otherBrowserText')}
        <GetKeyBack {...{ manifest, byKey }} operator={otherOperator} />
      </Note>
    )
  const isUnnamed = key.status === 'made' && report.operator !== undefined && !isOperator
  // One slot is one confirmation: a key would ask for two.
  if (openSlots > 1 && !isAuthorising && (key.status === 'none' || isUnnamed))
    return (
      <p className="small">
        {t('letBrowserSend')} <LinkButton onClick={onLetKey}>{t('useSendingKey')}</LinkButton>
      </p>
    )
  return null
}

/** Reports the reason for which the key sends nothing at the moment. */
function Waiting(props: Props) {
  const { manifest, byKey } = props
  const { state } = byKey
  const t = useText(messages)
  const { minute } = useFormats()
  const { waiting } = state ?? {}
  const coin = useCoinSymbol(manifest.terms.chainId)
  if (waiting?.reason === 'purse')
    return (
      <Note tone="flight" title={t('purseShort')}>
        {t('purseShortText', { needs: aboutCoins(waiting.needs), has: aboutCoins(waiting.has), coin })}
      </Note>
    )
  if (waiting?.reason === 'refused') return <KeyRefused {...props} waiting={waiting} />
  if (waiting?.reason === 'opens')
    return <Note title={t('opensLater', { time: minute(waiting.at) })}>{t('opensLaterText')}</Note>
  return null
}
