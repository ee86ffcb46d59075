/** The rules of I, Spy in everyday words. */
export const iSpyRules = {
  'rule.IS-1': 'Two to four play. There are six Nations, each with a Capital.',
  'rule.IS-2':
    'Each player has a Spy, the same 12 Action Cards and 21 Control Tokens. Shared are 35 Assets, 39 Politicians, 6 Alignment Tokens and 6 Special Action Cards.',
  'rule.IS-3': 'Influence and Power of a Nation stay between 0 and 38. What would go further stops there.',
  'rule.IS-4': 'Each Nation has three actions: two Action Cards and the contact in one Capital.',
  'rule.IS-5':
    'Cards are Travel, Counter or Espionage. Misdirect, Incite Sedition and Airship Line count as two types.',
  'rule.IS-10': 'One Supply Token lies on each of five Supply Caches; each player starts with three.',
  'rule.IS-11':
    'Assets are shuffled: 6 facedown in Berlin, 3 in Budapest, 1 in London. The starred ones join only with the Special Action Cards.',
  'rule.IS-12':
    'Of the shuffled Politicians 20 lie facedown: 6 in the shadows, 14 beside the five Advantage charts. The other 19 are the stack.',
  'rule.IS-13': 'Each Nation starts with 4 Influence and 0 Power.',
  'rule.IS-14': 'Players get random numbers; the lowest takes the Initiative Card.',
  'rule.IS-15': 'Everybody gets a secret Alignment Token, each a different Nation. The others stay unseen.',
  'rule.IS-16':
    'Everybody marks a different Politician in the shadows with a Control Token and may look at it.',
  'rule.IS-17': 'On the first turn the Spy is put on a vacant Start Region.',
  'rule.IS-20':
    '14 rounds: from the holder of the Initiative Card clockwise, one turn each. In The Wind gives the card to anybody, oneself too; this round’s order stays (our ruling).',
  'rule.IS-21': 'A Spy who starts the turn in a Capital first flees, free, to a connected vacant Outlet.',
  'rule.IS-22':
    'Then, in any order: two Card Actions, one Contact or Retrieval, and if you like one visit to a Capital.',
  'rule.IS-23':
    'A Retrieval chooses a card of the Records when it is taken; the card comes back at the end of the turn. Then the Agenda goes to the Records.',
  'rule.IS-24':
    'Cards are played from the hand and resolved at once. What cannot be completed cannot be played or chosen. A Retrieval is always possible.',
  'rule.IS-25': 'Extra Card Actions of Assets come only after the two normal ones.',
  'rule.IS-26':
    'With no playable card left, show the hand; the turn is legal with fewer than two Card Actions.',
  'rule.IS-27':
    'A Contact is made in a Capital: its Influence counts at once, then you choose one of two rewards. Cards count in the Scoring Phase, unless retrieved.',
  'rule.IS-28':
    'Sabotage takes Influence from the Capital’s own Nation at once. Outside a Capital the spy gets a Tag instead.',
  'rule.IS-30':
    'All Tickets of a turn are one pool; each moves the Spy along a Normal Route. What is left is lost. Private Line’s Tag for two more is taken once.',
  'rule.IS-31':
    'One Spy to a Region. Adjacent are Regions joined by a Normal Route, and spies in the same Capital.',
  'rule.IS-32': 'Once in a turn a Spy may enter a Capital from its Outlet and later leave it, free.',
  'rule.IS-33': 'A Supply Cache gives its token to the first Spy who enters it.',
  'rule.IS-34':
    'Airship Line flies at once to any Region of the same Airship Route; a Spy there gets a Tag and has to move on.',
  'rule.IS-35':
    'Tags do nothing by themselves, but a tagged spy is open to Blackmail, Extort and Misdirect, and 5 Tags to the harsher Trace.',
  'rule.IS-36':
    'An occupied Region is entered only by airship, by fleeing or by being displaced; the Spy there moves on with a Tag.',
  'rule.IS-37':
    'Coerce: two random cards of the opponent’s hand, you choose one and who plays it, and make all choices. It goes to its owner’s Records. Special Action Cards cannot be picked.',
  'rule.IS-38':
    'Played by yourself, your Assets apply. Played by the opponent: Tickets at once, no Capitals, no Assets, the opponent’s tokens, no Coerce.',
  'rule.IS-40': 'Resupply takes one token from the bank. Supply Tokens cannot be traded or given up.',
  'rule.IS-41':
    'Recruit an Asset of the Capital you are in for 4 to 10 Supply Tokens. Only a spy there may look at its Assets.',
  'rule.IS-42':
    'Assets add up, work at once and every turn, and cannot be traded. Cryptologist never triggers another Asset.',
  'rule.IS-45':
    'Control puts one of your tokens on any Politician, three at most on one. With a token on it you may look at it at any time.',
  'rule.IS-46': 'Empower swaps any two Politicians with their tokens; both must be open to you (our ruling).',
  'rule.IS-47':
    'Scandalize discards a Politician with your token, tokens and all; the top of the stack takes its place. Not with an empty stack (our ruling).',
  'rule.IS-48':
    'Empower and Scandalize leave alone a Politician on which one opponent has more tokens than you. As many are enough.',
  'rule.IS-50':
    'After rounds 3, 6, 9, 12 and 14 the Influence on all Records is summed for each Nation and its pool adjusted.',
  'rule.IS-51':
    'Then this phase’s Politicians are revealed from the left, one by one: printed Influence first, then the text. Each sees the board as it is then.',
  'rule.IS-52':
    'The most or the least: all tied Nations are affected. Spies who may choose do so in turn order.',
  'rule.IS-53':
    'Nations ranked by Influence get the five Advantages in Power. Tied ones all get the higher; one place is skipped for each beyond the first.',
  'rule.IS-54':
    'Clean-up, not after round 14: Records return, each Asset Capital gets one Asset, and every pool loses the large counters of the smallest.',
  'rule.IS-60':
    'At the end, in turn order and around again, each Asset is turned facedown for 1 Power to any Nation.',
  'rule.IS-61':
    'All Alignments are revealed in turn order (our ruling). The player whose Nation has the most Power wins.',
  'rule.IS-62':
    'A tie goes to less Influence. Still tied, those Nations fall to 0 Power and the step is repeated once; then the victory is shared. Nations without a player do not count.',
  'rule.IS-70':
    'Option: the six starred Assets join, and recruiting one adds its Special Action Card to your hand. It gives Influence to several Nations and cannot be coerced.',
  'rule.IS-71':
    'Option Final Report: everyone lays a card before each opponent as a guess. Your Nation gains 1 for each wrong card before you, 1 more if all are wrong, 1 if your own guesses are all right.',

  'topic.pieces.title': 'The pieces',
  'topic.pieces.text':
    'Six Nations compete with Influence and Power, and each of you secretly works for one. Your 12 cards are the same as everybody’s; each helps a Nation.',
  'topic.set-up.title': 'Setup',
  'topic.set-up.text':
    'Supply Tokens, Assets, Politicians, 4 Influence for each Nation, a secret Alignment each, and one marked Politician in the shadows.',
  'topic.rounds.title': 'Rounds and Initiative',
  'topic.rounds.text': '14 rounds with one turn each, starting with the holder of the Initiative Card.',
  'topic.turn.title': 'Your turn',
  'topic.turn.text':
    'Two cards, and a Contact or a Retrieval, in any order. Cards lie in your Agenda and end in your Records.',
  'topic.influence.title': 'Influence of actions',
  'topic.influence.text':
    'Contacts and Sabotage count at once, cards in the next Scoring Phase. A retrieved card does not count.',
  'topic.movement.title': 'The map',
  'topic.movement.text':
    'Tickets move your Spy, Outlets lead into Capitals, airships fly far. With the map Debrief follows every step; without it the table vouches for places.',
  'topic.coerce.title': 'Coerce',
  'topic.coerce.text':
    'Misdirect lets you play a card out of a tagged opponent’s hand, as yourself or as that opponent.',
  'topic.assets.title': 'Supply and Assets',
  'topic.assets.text':
    'Supply Tokens pay for Assets, which make your actions better and bring 1 Power each at the end.',
  'topic.politicians.title': 'Politicians',
  'topic.politicians.text':
    'Control lets you look, Empower moves, Scandalize removes. More tokens than yours protect a Politician from you.',
  'topic.scoring.title': 'Scoring Phases',
  'topic.scoring.text': 'After rounds 3, 6, 9, 12 and 14: Records, Politicians, Advantages, clean-up.',
  'topic.end.title': 'End of the game',
  'topic.end.text':
    'Assets bring their last Power, Alignments are revealed, and the Nation with the most Power wins for its player.',
  'topic.options.title': 'Options',
  'topic.options.text': 'Special Action Cards for variety, Final Report as a reward for secrecy.',

  'teach.1':
    'You secretly work for one of six Nations. You win if it has the most Power among the players’ Nations after 14 rounds.',
  'teach.2':
    'In a turn play two cards, and make a Contact in a Capital or retrieve a played card. Every card and contact gives Influence to some Nation, so watch what you leak.',
  'teach.3':
    'Contacts count at once. Cards count after rounds 3, 6, 9, 12 and 14, unless you retrieve them before.',
  'teach.4':
    'Then facedown Politicians stir the pools. Put Control Tokens on them to look, swap or remove them before.',
  'teach.5':
    'The Nations with the most Influence get Power. Help yours, but never so that everybody notices.',
} as const;
