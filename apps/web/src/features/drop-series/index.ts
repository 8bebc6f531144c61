export { DropSeriesNote, GoOnWithDraft, SeriesOfDrop, SeriesShare } from './DropSeriesNote.tsx'
export { draftOfDropQuery, seriesQuery } from './seriesQuery.ts'
