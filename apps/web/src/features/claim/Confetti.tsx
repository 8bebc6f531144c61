import { walletConstants } from '@slotdrop/wallet-ui/constants'
import styles from './Confetti.module.css'

const colours = ['var(--settled-fill)', 'var(--flight-fill)', 'var(--note)', 'var(--ink-3)']
// Scattered by the golden angle, so that no randomness is needed.
const pieces = Array.from({ length: walletConstants.confettiMax }, (_, index) => ({
  left: (index * 61.8) % 100,
  delay: (index * 37) % 400,
  turn: (index * 137.5) % 360,
  colour: colours[index % colours.length],
}))

/** A few falling scraps, once; none for who asked for less motion (specification, section 9: at most 35). */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map(({ left, delay, turn, colour }) => (
        <i
          key={left}
          style={{ left: `${left}%`, animationDelay: `${delay}ms`, rotate: `${turn}deg`, background: colour }}
        />
      ))}
    </div>
  )
}
