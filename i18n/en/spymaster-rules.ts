/** The rules of SpyMaster in words of our own: why not now, the rule, the topics, and a short lesson. */
export const spymasterRules = {
  'why.SM-1.players': 'The game is for {{min}} to {{max}} players.',
  'why.SM-1.not-here': 'Nobody sits there any more.',
  'why.SM-1.last-one': 'The last player cannot leave; end the game instead.',
  'why.SM-2.too-many-of-type': 'There are only {{most}} {{type}} cards, and this would be one too many.',
  'why.SM-2.no-such-card': 'The box holds no further {{type}} {{value}}.',
  'why.SM-2.deck-unknown':
    'The phone can only shuffle cards that it knows: {{known}} of {{all}} Intelligence cards so far.',
  'why.SM-3.print-missing': 'Read the Mission to the app first: city, Agents, Intelligence and points.',
  'why.SM-3.print-known': 'This Mission has been read already, and it was another one.',
  'why.SM-3.too-many-missions':
    'All {{most}} Missions of the box are known already; this would be one too many.',
  'why.SM-3.no-such-card': 'The box has no such Mission.',
  'why.SM-3.deck-unknown': 'The phone can only shuffle Missions that it knows: {{known}} of {{all}} so far.',
  'why.SM-4.location-twice': 'The same location is named twice.',
  'why.SM-4.name-twice': 'Another location has this name already.',
  'why.SM-10.set-up-first': 'First all Agents have to be placed.',
  'why.SM-10.not-now': 'These Agents are not placed now.',
  'why.SM-10.placed': 'These Special Agents are placed already.',
  'why.SM-10.same-area': 'A Special Agent of {{seat}} is in that Area; a first game uses different Areas.',
  'why.SM-10.too-many-agents_one': 'Only {{count}} Freelance Agent is left to place.',
  'why.SM-10.too-many-agents_other': 'Only {{count}} Freelance Agents are left to place.',
  'why.SM-11.wrong-number': 'A stack holds {{size}} cards with so many players, not {{made}}.',
  'why.SM-12.nothing-to-reveal': 'No Mission is to be turned up now.',
  'why.SM-12.wrong-number_one': 'Exactly {{count}} Mission is to be turned up.',
  'why.SM-12.wrong-number_other': 'Exactly {{count}} Missions are to be turned up.',
  'why.SM-12.reveal-first': 'New Missions have to be turned up first.',
  'why.SM-12.no-mission': 'No faceup Mission lies there.',
  'why.SM-13.no-such-seat': 'Nobody sits there.',
  'why.SM-13.for-the-table': 'That is done for the whole table, not by one player.',
  'why.SM-20.not-now': 'No stack is picked now.',
  'why.SM-20.not-spymaster': '{{seat}} is the SpyMaster and picks the stack.',
  'why.SM-20.stack-gone': 'Stack {{stack}} has been played already.',
  'why.SM-20.no-row-due': 'No row is to be laid out now.',
  'why.SM-21.not-now': 'No row lies there to be cut.',
  'why.SM-21.not-spymaster': '{{seat}} is the SpyMaster and cuts the row.',
  'why.SM-21.too-few-files': 'So far {{made}} of {{files}} Files: one for each player.',
  'why.SM-21.too-many-files':
    'That makes {{made}} Files, but only {{files}} are needed: one for each player.',
  'why.SM-21.out-of-order': 'The cards keep the order of the row; cut from left to right.',
  'why.SM-21.empty-file': 'File {{file}} is empty; every File has at least one card.',
  'why.SM-22.alone': 'The SpyMaster card is never a File by itself: add it to one of the {{made}} Files.',
  'why.SM-23.not-now': 'No File is chosen now.',
  'why.SM-23.not-your-choice': '{{seat}} chooses first.',
  'why.SM-23.file-chosen': 'You have a File already.',
  'why.SM-23.no-such-file': 'No File begins with card {{card}} of the row.',
  'why.SM-23.file-taken': 'File {{file}} belongs to {{seat}} already.',
  'why.SM-23.card-taken': 'Who took the SpyMaster card is noted already. Correct it if it is wrong.',
  'why.SM-30.not-now': 'That belongs to the Operations phase.',
  'why.SM-30.not-your-turn': 'It is the turn of {{seat}}.',
  'why.SM-30.over': 'The game is over.',
  'why.SM-31.second-burn': 'You have burned a card to move already; one a turn is the most.',
  'why.SM-31.after-mission': 'After the first completed Mission nothing moves any more in this turn.',
  'why.SM-31.not-in-hand': 'That card is not in this hand.',
  'why.SM-31.hand-unknown': 'The app does not know this hand: the table vouches for the card.',
  'why.SM-31.nothing-burned': 'Burn a card first: its number is your movement points.',
  'why.SM-31.not-your-agent': 'That is a Special Agent of another Agency.',
  'why.SM-31.no-agent-there': 'No such Agent is there.',
  'why.SM-31.stays': 'The Agent is there already.',
  'why.SM-31.beyond-points': 'That takes {{cost}} movement points, and you have {{points}}.',
  'why.SM-32.through-hubs':
    'One point does not reach another Area’s city: the way leads through the hubs and takes {{cost}}.',
  'why.SM-33.no-mission': 'No Mission lies there any more.',
  'why.SM-33.other-mission': 'Another Mission lies there.',
  'why.SM-33.special-agents_one': 'It takes {{count}} of your Special Agents in the city; {{there}} there.',
  'why.SM-33.special-agents_other': 'It takes {{count}} of your Special Agents in the city; {{there}} there.',
  'why.SM-33.freelance-agents_one': 'It takes {{count}} Freelance Agent in the city; {{there}} there.',
  'why.SM-33.freelance-agents_other': 'It takes {{count}} Freelance Agents in the city; {{there}} there.',
  'why.SM-33.wrong-type': 'Only Intelligence of the shown type pays for this Mission.',
  'why.SM-33.too-little': 'The Mission takes a value of {{needed}}, and the burned cards make {{value}}.',
  'why.SM-33.not-in-hand': 'Not all of these cards are in this hand.',
  'why.SM-33.hand-unknown': 'The app does not know this hand: the table vouches for the cards.',
  'why.SM-35.next-player': 'The Mission underneath is turned at the end of your turn, for the next player.',
  'why.SM-36.acted': 'You have acted in this turn, so it is no pass: end the turn.',
  'why.SM-36.pass-instead': 'You have done nothing in this turn: pass.',
  'why.SM-40.not-now': 'Missions are counted after the last round.',
  'why.SM-40.entered': 'These Missions are known already. Correct them if they are wrong.',
  'why.SM-41.not-now': 'Hands are counted after the last round.',
  'why.SM-41.counted': 'This hand has been counted.',
  'why.SM-41.not-these-totals': 'So many cards cannot have these totals. Count again.',
  'why.SM-50.card-on-table': 'This Mission lies on the table already.',
  'why.SM-50.card-twice': 'The same Mission cannot be there twice.',
  'why.SM-50.looks-alike': 'Two Missions ask for the same in {{colour}}: was one read twice?',
  'why.SM-50.dealt': 'The phone dealt this hand: its cards are what they are.',
  'why.SM-50.same-card': 'That is the card already. Tap the one that it is.',
  'why.SM-50.not-held': 'By the app this card is not in the hand.',

  'rule.SM-1': 'Two to six play, each an Agency with 3 Special Agents. 18 Freelance Agents belong to nobody.',
  'rule.SM-2':
    'There are 100 Intelligence cards, 25 of each of four types. The number is movement points or value.',
  'rule.SM-3':
    'Each of the 60 Missions shows a city colour, Special and Freelance Agents, a type with a value, and points.',
  'rule.SM-4':
    'The board has Areas, each with a Transport Hub, four cities in four colours and a Mission space. Any number of Agents may share a location.',
  'rule.SM-5': 'What the board and the cards show is not in the rulebook: your box teaches the app.',
  'rule.SM-10':
    'Everyone places Special Agents at will, at the same time; in a first game at random in different Areas. Then the Freelance Agents are placed at random, each on any of the 30 locations (our ruling).',
  'rule.SM-11':
    'Deal five facedown stacks of 9, 10, 13, 16 or 19 cards for 2, 3, 4, 5 or 6 players. The rest stays in the box unseen.',
  'rule.SM-12': 'Each Mission space gets a facedown Mission and a faceup one on top.',
  'rule.SM-13': 'Whoever carries the most IDs is the first SpyMaster.',
  'rule.SM-20': 'The SpyMaster picks a stack and lays it out faceup in one row, in its order.',
  'rule.SM-21': 'The row is cut into one File for each player: in order, of any sizes, none of them empty.',
  'rule.SM-22': 'The SpyMaster card is added to one of the Files; it is never a File by itself.',
  'rule.SM-23': 'From the SpyMaster’s left everyone chooses a File; the SpyMaster is left with the last.',
  'rule.SM-24':
    'A File joins the secret hand; how many cards a hand has is public. Who took the SpyMaster card is SpyMaster next round. It has no value and is never burned.',
  'rule.SM-30': 'From the SpyMaster clockwise: first move Agents, then complete Missions, each if you like.',
  'rule.SM-31':
    'Burn at most one card and split its points among your Special Agents and Freelance Agents. The first completed Mission ends the move; points left are lost.',
  'rule.SM-32':
    'One point: anywhere within an Area, or from hub to hub. So a city of another Area takes 2 from a hub and 3 from a city.',
  'rule.SM-33':
    'Complete faceup Missions: enough of your Special Agents and Freelance Agents in the city, and burned cards of the shown type worth at least the value.',
  'rule.SM-34':
    'The Agents stay where they are (our ruling), and the Mission lies facedown with your Agency.',
  'rule.SM-35':
    'At the end of the turn the Missions under completed ones are turned, for the next player on. An emptied space stays empty this round.',
  'rule.SM-36':
    'At the start of your turn you may pass. Once somebody acts, you may act again later. Burning a card to move is acting, even if nothing moves (our ruling).',
  'rule.SM-37':
    'The round ends at once when everybody has passed in a row (our ruling), or when no Mission is left on the board.',
  'rule.SM-38':
    'Then the pawn goes to whoever has the SpyMaster card, and every space again gets a facedown Mission under a faceup one; one that stayed is on top (our ruling).',
  'rule.SM-40': 'After round five, add the points of your completed Missions.',
  'rule.SM-41':
    'For each type the highest value still in hand earns 5 points; all tied for it earn 5 each. A type that nobody holds earns nothing (our ruling).',
  'rule.SM-42':
    'Most points win. A tie goes to whoever took the File with the SpyMaster card in round 5, tied or not.',
  'rule.SM-50': 'Every card is in exactly one place, and all Agents stay on the board.',

  'topic.pieces.title': 'The pieces',
  'topic.pieces.text':
    'Each Agency has three Special Agents; Freelance Agents work for everyone. Intelligence cards move Agents and pay for Missions. The board has Areas with a hub and four cities each.',
  'topic.set-up.title': 'Setup',
  'topic.set-up.text':
    'Place Special Agents, then all Freelance Agents at random. Deal five stacks of Intelligence. Two Missions lie on each Mission space, the upper one faceup.',
  'topic.files.title': 'Gather Intelligence',
  'topic.files.text':
    'The SpyMaster lays out a stack, cuts the row into Files and adds the SpyMaster card to one. The others choose first, the SpyMaster gets what is left.',
  'topic.turn.title': 'A turn',
  'topic.turn.text':
    'Move Agents, then complete Missions. Do one, both, or pass. Who passed may act again after somebody else did.',
  'topic.move.title': 'Move Agents',
  'topic.move.text':
    'Burn one card for its number in movement points. Within an Area every step is one point; between Areas Agents travel from hub to hub.',
  'topic.missions.title': 'Complete Missions',
  'topic.missions.text':
    'Have the Agents in the right city and burn enough Intelligence of the right type. What lies underneath is for the next player.',
  'topic.round-end.title': 'The end of a round',
  'topic.round-end.text':
    'When all have passed in a row, or the board is cleared, the pawn moves on and the Mission spaces are filled again.',
  'topic.scoring.title': 'Scoring',
  'topic.scoring.text':
    'Missions count their points, and the most Intelligence of each type 5 more. A tie goes to the SpyMaster card of round 5, even to somebody who is not tied.',
  'topic.counts.title': 'What always adds up',
  'topic.counts.text':
    'No card and no Agent ever gets lost. If the table and the app differ, count again and correct it.',

  'teach.1': 'You lead an Agency. Complete Missions around the world; after five rounds most points win.',
  'teach.2':
    'Each round the SpyMaster lays out Intelligence in a row and cuts it into Files. Everyone takes one, the SpyMaster the last.',
  'teach.3':
    'Your cards are secret and stay with you. One of the Files also holds the SpyMaster card: its owner cuts next round.',
  'teach.4':
    'In your turn burn one card and move Agents for its number: one point within an Area, one from hub to hub. Freelance Agents work for everyone.',
  'teach.5':
    'Then complete Missions: the shown Agents in the city, and enough Intelligence of the shown type burned.',
  'teach.6': 'Nothing to do? Pass. When all pass in a row, the round is over and Missions are refilled.',
  'teach.7':
    'At the end the most Intelligence in hand of each type is worth 5. A tie goes to the SpyMaster card of round 5.',
} as const;
