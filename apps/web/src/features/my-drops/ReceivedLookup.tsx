import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import type { Address } from '@slotdrop/drops'
import { AddressForm } from '../../components/address-lookup/AddressForm.tsx'
import { Button } from '../../components/Button.tsx'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { useLinkedAddress } from '../../components/address-lookup/useLinkedAddress.ts'
import { useReadAddress } from '../../components/address-lookup/useReadAddress.ts'
import { useText } from '../../i18n/index.ts'
import { useDropClient } from '../../workers/useDropClient.ts'
import { messages } from './messages.generated.ts'
import styles from './ReceivedLookup.module.css'
import { ReceivedResult } from './ReceivedResult.tsx'
import { useReceived } from './useReceived.ts'

function FetchingWallet() {
  const t = useText(messages)
  return <p role="status">{t('fetchingWallet')}</p>
}

// The wallet is fetched when somebody reaches for it, not before.
const WalletAddress = dynamic(async () => (await import('../claim/index.ts')).WalletAddress, {
  ssr: false,
  loading: FetchingWallet,
})

/** Everything an address got, gets and may claim. */
export function ReceivedLookup() {
  const t = useText(messages)
  const router = useRouter()
  const { address } = router.query
  const [wantsWallet, setWantsWallet] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const client = useDropClient(attempt)
  const readAddress = useReadAddress(client)
  const { account, mistyped, choose } = useLinkedAddress(address, readAddress)
  const received = useReceived(client, account)
  const check = (wanted: Address) => {
    choose(wanted)
    void router.replace({ query: { ...router.query, address: wanted } }, undefined, { shallow: true, scroll: false })
  }
  return (
    <PublicColumns className={styles.received} data-empty={account ? undefined : ''}>
      {account && (
        <ReceivedResult account={account} state={received} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      <aside aria-label={t('whose')}>
        <AddressForm
          key={mistyped?.text}
          label={t(account ? 'pasteAnotherAddress' : 'pasteAddress')}
          mistyped={mistyped}
          read={readAddress}
          onSubmit={check}
        />
        {wantsWallet ? (
          <WalletAddress onAddress={check} />
        ) : (
          <Button onClick={() => setWantsWallet(true)}>{t('useWallet')}</Button>
        )}
      </aside>
    </PublicColumns>
  )
}
