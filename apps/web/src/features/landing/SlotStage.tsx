import { slotWord } from '@slotdrop/drops'
import { SlotCell } from '../../components/slots/SlotCell.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './SlotStage.module.css'

/** The slot that the picture looks into, counted from one. */
const shownSlot = 72
const recipientsASlot = 250
/** Recipients of it that the token refused, by their place in the slot. */
const refusedPlaces: readonly number[] = [63, 131, 221]
const bitsALine = 25

/** The word of the slot on chain: a bit a recipient, the first of them the lowest. */
const shownWord = toHex(slotWord.full(recipientsASlot) & ~slotWord.maskOf(refusedPlaces))

function toHex(word: bigint) {
  return `0x${word.toString(16).padStart(64, '0')}`
}

function lookOf(index: number) {
  if (index === shownSlot - 1) return 'refused'
  return index < 72 ? 'final' : index < 76 ? 'mined' : index < 80 ? 'flight' : 'planned'
}

/** A drop under way, and one of its slots under a lens, with its word. */
export function SlotStage() {
  const t = useText(messages)
  return (
    <figure className={styles.stage}>
      <div aria-hidden="true">
        <div className={styles.sheet}>
          {Array.from({ length: 128 }, (_, index) => (
            <SlotCell
              key={index}
              className={styles.slot}
              look={lookOf(index)}
              data-shown={index === shownSlot - 1 || undefined}
            >
              {index + 1}
            </SlotCell>
          ))}
        </div>
        <Lens />
      </div>
      <figcaption className={styles.caption}>
        {t('sheetCaption', { recipients: 32_000, slots: 128, rows: recipientsASlot })}
      </figcaption>
    </figure>
  )
}

function Lens() {
  const t = useText(messages)
  const refused = refusedPlaces.length
  return (
    <div className={styles.lens}>
      <p className={styles.lensHead}>
        <b>{t('slotTitle', { slot: shownSlot })}</b>
        <span>
          {t('slotPaid', { paid: recipientsASlot - refused })}{' '}
          <span className={styles.refused}>{t('slotRefused', { refused })}</span>
        </span>
      </p>
      {/* One drawing of 250 squares: as elements they would cost a phone more than the rest of the page. */}
      <svg viewBox="0 0 250 100" className={styles.bits}>
        <defs>
          <pattern id="bits-of-a-slot" width="10" height="10" patternUnits="userSpaceOnUse">
            <rect x="1" y="1" width="8" height="8" rx="1" />
          </pattern>
        </defs>
        <rect width="250" height="100" fill="url(#bits-of-a-slot)" />
        {refusedPlaces.map((place) => (
          <rect
            key={place}
            className={styles.refusedBit}
            x={(place % bitsALine) * 10 + 1}
            y={Math.floor(place / bitsALine) * 10 + 1}
            width="8"
            height="8"
            rx="1"
          />
        ))}
      </svg>
      <p className={styles.word}>
        {t('slotWord')}
        <b>{shownWord}</b>
      </p>
    </div>
  )
}
