import { useState } from 'react'
import type { FeePolicy, SendWait } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { useText } from '../../../i18n/index.ts'
import { NodesRefuse } from '../progress/NodesRefuse.tsx'
import { messages } from './messages.generated.ts'
import { TopUpForm } from './TopUpForm.tsx'
import type { KeySending } from './useKeySending.ts'

/** Reports that nodes accept none of the key's transactions. */
export function KeyRefused({
  manifest,
  byKey: { key, report, sender, state },
  onAllow,
  waiting: { refusal, text, feePerGas },
}: {
  readonly manifest: Manifest
  readonly byKey: KeySending
  /** Sets the maximum gas price. */
  readonly onAllow: (fees: FeePolicy) => Promise<void>
  readonly waiting: Extract<SendWait, { reason: 'refused' }>
}) {
  const t = useText(messages)
  const { chainId } = manifest.terms
  const coin = useCoinSymbol(chainId)
  const [isGiving, setGiving] = useState(false)
  const { fees } = report.orders ?? {}
  return (
    <NodesRefuse
      refusal={refusal}
      text={text}
      feePerGas={feePerGas}
      onAllow={fees && ((ceiling) => void onAllow({ ...fees, ceiling }))}
      steps={{
        'add-gas': !isGiving && <Button onClick={() => setGiving(true)}>{t('topUp')}</Button>,
        'other-node': <ButtonLink href="/settings">{t('useOtherNode')}</ButtonLink>,
      }}
    >
      {isGiving && key.status === 'made' && (
        <TopUpForm
          chainId={chainId}
          address={key.address}
          coin={coin}
          suggested={state?.pace?.purse ?? 0n}
          onGiven={async () => {
            await sender?.refresh()
            setGiving(false)
          }}
          onLeave={() => setGiving(false)}
        />
      )}
    </NodesRefuse>
  )
}
