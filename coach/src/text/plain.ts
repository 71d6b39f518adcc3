/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000
