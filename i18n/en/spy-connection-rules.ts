/** The rules of Spy Connection in words of our own: why not now, the rule, the topics, and a short lesson. */
export const spyConnectionRules = {
  'why.SC-1.players': 'The game is for {{min}} to {{max}} players.',
  'why.SC-1.deck-unknown':
    'The phone can only shuffle cards that it knows: {{known}} of {{all}} Missions so far.',
  'why.SC-1.no-such-card': 'The box has no such card.',
  'why.SC-1.too-many-missions':
    'All {{most}} Missions of the box are known already; this would be one too many.',
  'why.SC-1.too-many-start-missions': 'The box has {{most}} Start Missions, and more are entered.',
  'why.SC-1.not-here': 'Nobody sits there any more.',
  'why.SC-1.last-one': 'The last player cannot leave; end the game instead.',
  'why.SC-2.city-twice': 'A Mission shows each of its cities once.',
  'why.SC-2.red-not-shown': 'The red city is one of the cities on the Start Mission.',
  'why.SC-2.only-red': 'A Start Mission shows another city besides the red one.',
  'why.SC-2.print-missing': 'Read the card to the app first: its cities, points and Extra Turn.',
  'why.SC-2.print-known': 'This card has been read already, and it was another one.',
  'why.SC-2.no-such-mission': 'There is no such card on the table.',
  'why.SC-3.no-such-city': '{{city}} is not on the board.',
  'why.SC-3.thirteenth-city': 'The board has 12 cities, and all of them are named.',
  'why.SC-3.to-itself': 'A connection joins two different cities.',
  'why.SC-3.space-twice': 'A space lies on a connection only once.',
  'why.SC-3.connection-known': 'This connection is known already; note it again if it is wrong.',
  'why.SC-3.connection-unknown': 'The app does not know this connection yet: tell it the spaces.',
  'why.SC-3.agents-there': 'Agents lie on a space that would vanish.',
  'why.SC-3.unreachable': 'No connection leads to {{city}}, although enough are known to reach every city.',
  'why.SC-11.agents-for-each': 'Every player needs a number of Agents.',
  'why.SC-12.nothing-to-reveal': 'No card is to be revealed now.',
  'why.SC-12.wrong-number_one': 'Exactly {{count}} card is to be revealed.',
  'why.SC-12.wrong-number_other': 'Exactly {{count}} cards are to be revealed.',
  'why.SC-13.no-such-seat': 'Nobody sits there.',
  'why.SC-13.not-your-turn': 'It is the turn of {{seat}}.',
  'why.SC-13.for-the-table': 'That is done for the whole table, not by one player.',
  'why.SC-14.not-now': 'Start Missions are only given out before the first turn.',
  'why.SC-14.set-up-first': 'First everybody needs a Start Mission.',
  'why.SC-14.one-for-each': 'It takes one Start Mission for each player.',
  'why.SC-14.not-revealed': 'This Start Mission is not there to choose.',
  'why.SC-20.three-open': 'You already have {{most}} open Missions. Discard one first.',
  'why.SC-20.not-on-display': 'This Mission does not lie on the display.',
  'why.SC-22.short': 'It takes {{price}} Agents, and your supply holds {{supply}}.',
  'why.SC-23.reveal-first': 'A new Mission has to be revealed first.',
  'why.SC-25.not-open': 'You can only discard an open Mission of your own.',
  'why.SC-25.no-open-mission': 'There is no open Mission to discard.',
  'why.SC-30.not-in-network': '{{city}} is not in your network.',
  'why.SC-30.second-travel': 'Your Spy has travelled already in this turn.',
  'why.SC-31.in-network': '{{city}} is in your network already.',
  'why.SC-31.no-neighbour': 'This connection does not start in {{city}}, where your Spy is.',
  'why.SC-31.one-city-a-turn': 'Only one new city can be connected in a turn.',
  'why.SC-33.short': 'The connection takes {{price}} Agents, and your supply holds {{supply}}.',
  'why.SC-34.no-travel-after-connecting': 'After connecting, your Spy stays in the new city.',
  'why.SC-35.no-agent': 'None of your Agents is there.',
  'why.SC-35.space-twice': 'The same space was named twice.',
  'why.SC-35.half-of-pair_one': 'All your Agents of a space come back together.',
  'why.SC-35.half-of-pair_other': 'All {{count}} Agents come back together, never just some.',
  'why.SC-35.cut-off_one': 'That would cut {{count}} space off from your Spy.',
  'why.SC-35.cut-off_other': 'That would cut {{count}} spaces off from your Spy.',
  'why.SC-36.not-open': 'No Agent of yours lies there.',
  'why.SC-36.not-covered': 'No Agent lies on {{city}}.',
  'why.SC-36.fewer-circles_one': 'Only {{count}} circle is covered.',
  'why.SC-36.fewer-circles_other': 'Only {{count}} circles are covered.',
  'why.SC-36.assigned': 'Assigned Agents stay on {{cities}} until it is completed or discarded.',
  'why.SC-40.already-there': 'Your Spy is in {{city}} already.',
  'why.SC-41.accept-after-travel':
    'After travelling you can connect a city or end the turn, but not accept a Mission.',
  'why.SC-42.option-owed': 'First accept a Mission, connect a city or move your Spy.',
  'why.SC-42.option-taken': 'You have taken your option for this turn.',
  'why.SC-42.mission-in-display': 'There is a Mission that you could accept.',
  'why.SC-42.spy-can-move': 'Your Spy can still move.',
  'why.SC-42.can-connect': 'You can still connect a city.',
  'why.SC-42.board-unknown':
    'The app does not know the whole board: the table has to judge that nothing else is possible.',
  'why.SC-50.option-first': 'Circles are covered at the end of the turn, after your option.',
  'why.SC-50.objectives-begun': 'You are covering circles already; nothing can be connected now.',
  'why.SC-50.not-open': 'That is not an open Mission of yours.',
  'why.SC-50.city-not-shown': 'This Mission does not show {{city}}, where your Spy is.',
  'why.SC-50.already-covered': '{{city}} is covered already.',
  'why.SC-50.spy-elsewhere': 'Your Spy is in {{city}}; only that city counts now.',
  'why.SC-51.all-covered': 'That would complete the Mission: cover the last circle as a move.',
  'why.SC-51.no-open-mission': 'There is no open Mission to complete.',
  'why.SC-52.no-agent': 'Your supply is empty.',
  'why.SC-53.no-extra-turn': 'This is not an extra turn.',
  'why.SC-53.turn-begun': 'The extra turn has begun already.',
  'why.SC-55.over': 'The game is over.',
  'why.SC-55.no-scores-yet': 'Scores are entered when the game is over.',
  'why.SC-56.no-missions': 'Points need a completed Mission: set the number of completed Missions too.',
  'why.SC-56.entered': 'This score has been entered. Correct it if it is wrong.',
  'why.SC-62.dark-with-14': 'The dark side is played with 15 Agents each.',
  'why.SC-70.more-than-exist_one': 'Only {{count}} Agent lies on the board or is assigned.',
  'why.SC-70.more-than-exist_other': 'Only {{count}} Agents lie on the board or are assigned.',
  'why.SC-70.not-enough': 'The supply holds only {{supply}}.',
  'why.SC-71.card-on-table': 'This card lies on the table already.',
  'why.SC-71.card-alike':
    'Two of these Start Missions show {{cities}} with the same points: was one card read twice?',
  'why.SC-71.looks-alike': 'Two cards show {{cities}} with the same points: was one card read twice?',
  'why.SC-71.card-twice': 'The same card cannot be there twice.',

  'rule.SC-1':
    'Two to four play, each with one Spy and 15 Agents. There are 43 Missions and 5 Start Missions.',
  'rule.SC-2':
    'A Mission shows different cities with a circle each, a place for Assigned Agents, points and sometimes an Extra Turn. A Start Mission counts like any other (our ruling); one of its cities is red.',
  'rule.SC-3':
    'Twelve cities are joined by connections made of spaces. A space may lie on several connections.',
  'rule.SC-4': 'What the board and the cards show is not in the rulebook: your box teaches the app.',
  'rule.SC-10': 'The light side is the ordinary board; the dark side is for Advanced Setup.',
  'rule.SC-11': 'Everyone has 15 Agents. To make it harder, all or only the experienced play with 14.',
  'rule.SC-12': 'Four Missions lie faceup, the oldest at the bottom.',
  'rule.SC-13': 'Chance decides who starts; then play goes clockwise.',
  'rule.SC-14':
    'First game: everyone is dealt a Start Mission. Advanced game: choose counterclockwise from the right of the start player, who takes what is left.',
  'rule.SC-15': 'An Agent covers the red city at once, and the Spy starts there.',
  'rule.SC-20': 'Take one faceup Mission; never hold more than three open ones.',
  'rule.SC-21':
    'The oldest Mission is free, the next takes 1 Agent, the two newest take 2. They stay on the card.',
  'rule.SC-22': 'Those Agents come from the supply. If it is short, take back or discard first.',
  'rule.SC-23': 'The cards above slide down and a new Mission is revealed on top.',
  'rule.SC-24':
    'When the deck is empty, shuffle the discarded Missions; with none of those either, the display stays short (our ruling).',
  'rule.SC-25': 'In your turn you may discard open Missions at any time; all their Agents return.',
  'rule.SC-30':
    'Before connecting, your Spy may travel once to any city it reaches along connections that your Agents hold throughout.',
  'rule.SC-31': 'Connect exactly one neighbouring city that is not in your network at that moment.',
  'rule.SC-32':
    'A space with your own Agent is free, one with only rivals takes 2 Agents, an empty one takes 1.',
  'rule.SC-33': 'All Agents for a connection come from the supply, or it cannot be built.',
  'rule.SC-34': 'The Spy moves to the new city at once and stays there.',
  'rule.SC-35':
    'Take back all your Agents of a space together. What remains must hang together with your Spy; cities join the spaces beside them.',
  'rule.SC-36': 'Agents on circles come back one by one; Assigned Agents never do.',
  'rule.SC-40': 'Move your Spy to another city of your network and connect nothing.',
  'rule.SC-41':
    'Travel followed by a connection is one option, travel alone another; accepting after travel is not possible.',
  'rule.SC-42':
    'Every turn takes one option. Passing is only for an empty display with nothing else to do (our ruling).',
  'rule.SC-50':
    'At the end of the turn you may cover the city of your Spy on each open Mission that shows it.',
  'rule.SC-51': 'With every circle covered a Mission is complete: all its Agents return at once.',
  'rule.SC-52': 'Without an Agent in the supply, take back or discard first.',
  'rule.SC-53':
    'An Extra Turn symbol gives another turn right away; several add up. You may decline it (our ruling).',
  'rule.SC-54': 'You choose the order: one completed Mission can pay for the next.',
  'rule.SC-55':
    'The seventh completed Mission triggers the end: after the turns still owed to that player, everyone else has one last turn.',
  'rule.SC-56': 'Score the points of completed Missions and 1 for each covered circle on open ones.',
  'rule.SC-57': 'Most points win. Of those tied, whoever had the later first turn wins.',
  'rule.SC-60': 'On the dark side every accepted Mission takes one more Agent: 1, 2, 3, 3.',
  'rule.SC-61': 'Without any open Mission, accepting is free on the dark side.',
  'rule.SC-62': 'The dark side is played with 15 Agents.',
  'rule.SC-70': 'Supply, board, circles and Assigned Agents of a player always add up to the same number.',
  'rule.SC-71': 'Every card is in exactly one place.',

  'topic.pieces.title': 'The pieces',
  'topic.pieces.text':
    'Each player has a Spy and Agents in one colour. Missions show the cities to visit. The board shows cities and, between them, connections made of spaces.',
  'topic.set-up.title': 'Setup',
  'topic.set-up.text':
    'Everyone takes a Spy and the Agents. Four Missions lie open. Each player gets a Start Mission, covers its red city with an Agent and puts the Spy there.',
  'topic.turn.title': 'A turn',
  'topic.turn.text':
    'Accept a Mission, or connect a new city, or move your Spy. Then cover circles in the city where your Spy is. You may take back Agents and discard Missions whenever you like in your turn.',
  'topic.accept.title': 'Accept a Mission',
  'topic.accept.text':
    'Take one of the four Missions. The newer it is, the more Agents wait on it until it is done. Three open Missions are the limit.',
  'topic.connect.title': 'Connect a new city',
  'topic.connect.text':
    'Travel within your network if you like. Then secure every space to a neighbouring city and go there. Rivals on a space make it dearer.',
  'topic.take-back.title': 'Take back Agents',
  'topic.take-back.text':
    'Agents come back from spaces and from circles. What stays on the board must hang together with your Spy.',
  'topic.move.title': 'Move the Spy',
  'topic.move.text': 'Instead of connecting, go to any other city of your network.',
  'topic.objectives.title': 'Objectives and extra turns',
  'topic.objectives.text':
    'At the end of a turn, cover the city of your Spy on your Missions. A full Mission is done at once, and its Agents can be used again right away.',
  'topic.end.title': 'The end and scoring',
  'topic.end.text':
    'Seven completed Missions bring the last round. Points of Missions and covered circles count; a tie goes to the later first turn.',
  'topic.dark-side.title': 'Advanced Setup: the dark side',
  'topic.dark-side.text': 'Missions take one more Agent each, unless you have no open Mission at all.',
  'topic.counts.title': 'What always adds up',
  'topic.counts.text':
    'No Agent and no card ever gets lost. If the table and the app differ, count again and correct it.',

  'teach.1': 'You are a Spy. Visit the cities on your Missions, and complete seven before the others do.',
  'teach.2':
    'In your turn choose one: accept a Mission, connect a new city, or move your Spy through your network.',
  'teach.3':
    'To connect a city, put an Agent on every space to it: 1 on an empty space, 2 where rivals are, none where you are already.',
  'teach.4':
    'Your network is every city you reach over spaces that are all yours. Inside it your Spy moves freely.',
  'teach.5':
    'At the end of your turn, cover the city of your Spy on your Missions. When all circles are covered, the Mission is done and its Agents return.',
  'teach.6':
    'Short of Agents? Take some back, but the rest must hang together with your Spy. Or discard a Mission.',
  'teach.7': 'After a seventh Mission everyone else has one last turn. Most points win.',
} as const;
