// What every page runs before its first paint: small, and without any library.
import { holdScripts } from './heldScripts.ts'
import { keepTouches } from './keepTouches.ts'
import { runAfterPaint } from './runAfterPaint.ts'
import { runOnIntent } from './runOnIntent.ts'
import { showTheme } from './showTheme.ts'

showTheme()
keepTouches()
const { runs } = document.documentElement.dataset
if (runs === 'after-paint') runAfterPaint(holdScripts())
if (runs === 'on-intent') runOnIntent(holdScripts())
