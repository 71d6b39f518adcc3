/** What somebody is to be wished well for, rather than pitied. */
export const ahead =
  /\b(?:tests?|exams?|interview|operation|hip op|op|surgery|audition|presentation|driving test|first day|new job|new school|finals|race|marathon|match|performance|recital|hearing|scan|viva|tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\b(?:failed|lost|went badly|died|rejected)\b)/i
