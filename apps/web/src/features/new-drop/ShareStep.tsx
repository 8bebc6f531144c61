import { ArrowRight } from 'lucide-react'
import type { Manifest } from '@slotdrop/drops'
import { ButtonLink } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { SealLine, useAmountWriter } from '../sending/index.ts'
import { PublishAndShare } from '../share/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ShareStep.module.css'

export { ShareTitle } from '../share/index.ts'

/** The last step: the list is published, once its sender wants that, and its link handed out. */
export function ShareStep({
  manifest,
  isForClaims,
  excluded,
}: {
  readonly manifest: Manifest
  /** Recipients may claim. */
  readonly isForClaims: boolean
  /** Lines of the list that were left out. */
  readonly excluded: number
}) {
  const t = useText(messages)
  const amount = useAmountWriter(manifest)
  const page = `/drops/${manifest.dropId}`
  return (
    <>
      <div className={styles.head}>
        <SealLine manifest={manifest} />
        <ButtonLink href={page}>
          {t('openTheDrop')} <ArrowRight size={16} aria-hidden="true" />
        </ButtonLink>
      </div>
      <PublishAndShare
        drop={{ manifest, isForClaims, excluded, amount }}
        later={
          <ButtonLink variant="ghost" href={page}>
            {t('notNow')}
          </ButtonLink>
        }
      />
    </>
  )
}
