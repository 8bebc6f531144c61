import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Pill } from '../../components/Pill.tsx'
import type { SlotLook } from '../../components/slots/SheetSlot.ts'
import { SlotCell } from '../../components/slots/SlotCell.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ThreeSteps.module.css'

const looks: readonly SlotLook[] = [
  ...Array.from({ length: 9 }, () => 'final' as const),
  ...Array.from({ length: 2 }, () => 'mined' as const),
  ...Array.from({ length: 4 }, () => 'flight' as const),
  ...Array.from({ length: 6 }, () => 'planned' as const),
]

/** The way from a list to the last recipient, each step with a picture of it. */
export function ThreeSteps() {
  const t = useText(messages)
  const { count } = useFormats()
  return (
    <section aria-labelledby="three-steps">
      <h2 id="three-steps">{t('stepsTitle')}</h2>
      <ol className={styles.steps}>
        <Step picture={<ListPicture />} number={count(1)} title={t('stepList')} text={t('stepListText')} />
        <Step picture={<SealPicture />} number={count(2)} title={t('stepSeal')} text={t('stepSealText')} />
        <Step picture={<SendPicture />} number={count(3)} title={t('stepSend')} text={t('stepSendText')} />
      </ol>
    </section>
  )
}

function Step({
  picture,
  number,
  title,
  text,
}: {
  readonly picture: ReactNode
  readonly number: string
  readonly title: string
  readonly text: string
}) {
  return (
    <li>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <h3>
        <span>{number}</span> {title}
      </h3>
      <p>{text}</p>
    </li>
  )
}

// Made up: accounts of a picture.
const first = '0x7a2a4162693cf46a415BfA02D7fd98ca52f274Ef'
const second = '0xE90dCf70d81f3b3E8a35E05dB3312F2510959e6B'
const named = 'vitalic.eht'

function ListPicture() {
  const t = useText(messages)
  const { count } = useFormats()
  const line = (name: string, amount: number, mark: ReactNode) => (
    <div className={styles.line}>
      <CoinFace address={name} size={18} />
      <bdi>{name.startsWith('0x') ? `${name.slice(0, 10)}…${name.slice(-6)}` : name}</bdi>
      <b>{count(amount)}</b>
      {mark}
    </div>
  )
  return (
    <>
      {line(first, 150, <Check size={14} className={styles.good} />)}
      {line(second, 480, <Check size={14} className={styles.good} />)}
      {line(second, 480, <Pill tone="flight">{t('pictureRepeated')}</Pill>)}
      {line(named, 75, <Pill tone="fault">{t('pictureNoName')}</Pill>)}
    </>
  )
}

function SealPicture() {
  const t = useText(messages)
  return (
    <div className={styles.seal}>
      <Pill tone="settled" icon={<Lock size={12} />}>
        {t('pictureSealed')}
      </Pill>
      <strong>
        <bdi>{'amber-canoe-58'}</bdi>
      </strong>
      <span className="muted">{t('pictureSum', { recipients: 5_197, amount: 258_776 })}</span>
    </div>
  )
}

function SendPicture() {
  const t = useText(messages)
  return (
    <>
      <div className={styles.slots}>
        {looks.map((look, index) => (
          <SlotCell key={index} className={styles.slot} look={look} />
        ))}
      </div>
      <span className="small muted">{t('pictureSlots', { done: 11, slots: looks.length })}</span>
    </>
  )
}
