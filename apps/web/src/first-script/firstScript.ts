// What every page runs before its first paint: small, and without any library.
import { holdScripts } from './heldScripts.ts'
import { keepTouches } from './keepTouches.ts'
import { runAfterPaint } from './runAfterPaint.ts'
import { showTheme } from './showTheme.ts'

showTheme()
keepTouches()
if (document.documentElement.dataset['runs'] === 'after-paint') runAfterPaint(holdScripts())
