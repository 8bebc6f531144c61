import { AppWindow } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type FeePolicy, underWay } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { useText } from '../../../i18n/index.ts'
import { useBatchingClient } from '../../account/index.ts'
import { estimateQuery, feeHistoryQuery } from '../plan/planQueries.ts'
import { GasLimitCard } from './GasLimitCard.tsx'
import { GasPurseCard } from './GasPurseCard.tsx'
import styles from './KeyPanel.module.css'
import { messages } from './messages.generated.ts'
import { useGasFigures } from './useGasFigures.ts'
import type { KeySending } from './useKeySending.ts'

/** What a sender watches while a key sends, in order of worry: the price of gas, the purse, and what closing the tab does. */
export function KeyPanel({
  manifest,
  openSlots,
  byKey,
  onAllow,
}: {
  readonly manifest: Manifest
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  readonly byKey: KeySending
  /** Sets what gas may cost from now on; a key that stopped for it goes on. */
  readonly onAllow: (fees: FeePolicy) => Promise<void>
}) {
  const t = useText(messages)
  const figures = useGasFigures(manifest, openSlots, byKey)
  const client = useBatchingClient(manifest.terms.chainId)
  const [isLeaving, setLeaving] = useState(false)
  const flying = byKey.state?.slots.filter(({ stage }) => underWay.has(stage)).length ?? 0
  const isOpen = openSlots > 0 && !byKey.report.end
  const { data: history } = useQuery(feeHistoryQuery(client, isOpen && byKey.isOperator))
  const ceiling = byKey.report.orders?.fees.ceiling ?? 0n
  const isWaiting = figures.gasNow !== undefined && figures.gasNow > ceiling && ceiling > 0n
  const { data: estimate } = useQuery(estimateQuery(client, manifest, isOpen && byKey.isOperator && isWaiting))
  const rest = Math.max(0, openSlots - flying)
  return (
    <div className={styles.panel}>
      {isOpen && byKey.isOperator && (
        <GasLimitCard
          chainId={manifest.terms.chainId}
          byKey={byKey}
          figures={figures}
          history={history}
          estimate={estimate}
          onAllow={onAllow}
        />
      )}
      {(isOpen || (figures.purse ?? 0n) > 0n) && (
        <GasPurseCard manifest={manifest} byKey={byKey} figures={figures} isOpen={isOpen} />
      )}
      {isOpen && byKey.isOperator && (
        <div className={styles.closing}>
          <AppWindow size={16} aria-hidden="true" />
          <div>
            <b>{t('ifClosed')}</b>
            <p className="small">{flying > 0 ? t('ifClosedFlying', { flying, rest }) : t('ifClosedIdle', { rest })}</p>
            <ButtonRow className={styles.buttons}>
              <Button
                size="small"
                disabled={isLeaving || byKey.report.role === 'elsewhere'}
                onClick={() => {
                  setLeaving(true)
                  void byKey.setByWallet(true).finally(() => setLeaving(false))
                }}
              >
                {t(isLeaving ? 'leavingToWallet' : 'leaveToWallet')}
              </Button>
            </ButtonRow>
          </div>
        </div>
      )}
    </div>
  )
}
