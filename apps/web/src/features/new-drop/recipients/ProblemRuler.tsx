import { memo, type PointerEvent, useRef } from 'react'
import type { ProblemRuler as Ruler } from '@slotdrop/drops'
import { useFormats } from '../../../i18n/index.ts'
import styles from './ProblemRuler.module.css'

/** Every problem of the list at its true place. Pointing at it goes there; by keyboard, J and K do. */
export function ProblemRuler({
  ruler,
  entryCount,
  isVisible,
  seen,
  onGo,
}: {
  readonly ruler: Ruler
  readonly entryCount: number
  /** A part of the list has no true places. The empty room is kept: all rows would be laid out anew, and jump. */
  readonly isVisible: boolean
  readonly seen: { readonly from: number; readonly to: number } | undefined
  readonly onGo: (part: number) => void
}) {
  const formats = useFormats()
  // A short list has fewer rows than labels: none stands there twice.
  const labels = new Map([1, 0.75, 0.5, 0.25, 0].map((part) => [Math.max(1, Math.round(part * entryCount)), part]))
  const track = useRef<HTMLDivElement>(null)
  const go = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box) onGo(Math.max(0, Math.min(1, (event.clientY - box.top) / box.height)))
  }
  return (
    <div className={styles.ruler} data-testid="ruler" aria-hidden="true" data-visible={isVisible}>
      {Array.from(labels, ([line, part]) => (
        <span
          key={part}
          className={styles.label}
          data-testid="ruler-label"
          data-part={part}
          style={{ top: `${part * 100}%` }}
        >
          {formats.compact(line)}
        </span>
      ))}
      <div
        ref={track}
        className={styles.track}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && go(event)}
      >
        <Marks counts={ruler.checks} kind="check" />
        <Marks counts={ruler.errors} kind="error" />
        {seen && (
          <span
            className={styles.view}
            style={{ top: `${seen.from * 100}%`, height: `${Math.max(0, seen.to - seen.from) * 100}%` }}
          />
        )}
      </div>
    </div>
  )
}

/** Hundreds of marks in one drawing, which scrolling does not change. */
const Marks = memo(function Marks({
  counts,
  kind,
}: {
  readonly counts: readonly number[]
  readonly kind: 'check' | 'error'
}) {
  const lines = counts.map((count, place) => (count > 0 ? `M0 ${place + 0.5}h1` : '')).join('')
  return (
    <svg data-kind={kind} viewBox={`0 0 1 ${counts.length}`} preserveAspectRatio="none">
      <path d={lines} vectorEffect="non-scaling-stroke" />
    </svg>
  )
})
