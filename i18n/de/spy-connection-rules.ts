import { translationOf } from '../catalogue';
import { type spyConnectionRules as en } from '../en/spy-connection-rules';

export const spyConnectionRules = translationOf<typeof en>()({
  'why.SC-1.players': 'Das Spiel ist für {{min}} bis {{max}} Personen.',
  'why.SC-1.deck-unknown':
    'Das Gerät kann nur mischen, was es kennt: bisher {{known}} von {{all}} Missionen.',
  'why.SC-1.no-such-card': 'Diese Karte gibt es in der Schachtel nicht.',
  'why.SC-1.too-many-missions':
    'Alle {{most}} Missionen der Schachtel sind schon bekannt; diese wäre eine zu viel.',
  'why.SC-1.too-many-start-missions': 'Die Schachtel hat {{most}} Startmissionen, eingetragen sind mehr.',
  'why.SC-1.not-here': 'Dort sitzt niemand mehr.',
  'why.SC-1.last-one': 'Die letzte Person kann nicht gehen; beendet stattdessen das Spiel.',
  'why.SC-2.city-twice': 'Eine Mission zeigt jede ihrer Städte einmal.',
  'why.SC-2.red-not-shown': 'Die rote Stadt ist eine der Städte auf der Startmission.',
  'why.SC-2.only-red': 'Eine Startmission zeigt außer der roten noch eine andere Stadt.',
  'why.SC-2.print-missing': 'Gib zuerst die Karte ein: Städte, Punkte und Extrazug.',
  'why.SC-2.print-known': 'Diese Karte ist schon eingegeben, und es war eine andere.',
  'why.SC-2.no-such-mission': 'Diese Karte liegt nicht auf dem Tisch.',
  'why.SC-3.no-such-city': '{{city}} ist nicht auf dem Spielplan.',
  'why.SC-3.thirteenth-city': 'Der Spielplan hat 12 Städte, und alle sind benannt.',
  'why.SC-3.to-itself': 'Eine Verbindung führt von einer Stadt zu einer anderen.',
  'why.SC-3.space-twice': 'Ein Feld liegt nur einmal auf einer Verbindung.',
  'why.SC-3.connection-known': 'Diese Verbindung ist schon bekannt; notiere sie neu, wenn sie falsch ist.',
  'why.SC-3.connection-unknown': 'Diese Verbindung ist noch unbekannt: Gib ihre Felder ein.',
  'why.SC-3.agents-there': 'Auf einem Feld, das verschwinden würde, liegen Agenten.',
  'why.SC-3.unreachable': 'Keine Verbindung führt nach {{city}}, obwohl genug für alle Städte bekannt sind.',
  'why.SC-11.agents-for-each': 'Jede Person braucht eine Anzahl Agenten.',
  'why.SC-12.nothing-to-reveal': 'Jetzt ist keine Karte aufzudecken.',
  'why.SC-12.wrong-number_one': 'Es ist genau {{count}} Karte aufzudecken.',
  'why.SC-12.wrong-number_other': 'Es sind genau {{count}} Karten aufzudecken.',
  'why.SC-13.no-such-seat': 'Dort sitzt niemand.',
  'why.SC-13.not-your-turn': '{{seat}} ist am Zug.',
  'why.SC-13.for-the-table': 'Das geschieht für den ganzen Tisch, nicht durch eine Person.',
  'why.SC-14.not-now': 'Startmissionen gibt es nur vor dem ersten Zug.',
  'why.SC-14.set-up-first': 'Zuerst brauchen alle eine Startmission.',
  'why.SC-14.one-for-each': 'Es braucht eine Startmission pro Person.',
  'why.SC-14.not-revealed': 'Diese Startmission steht nicht zur Wahl.',
  'why.SC-20.three-open': 'Du hast schon {{most}} offene Missionen. Wirf zuerst eine ab.',
  'why.SC-20.not-on-display': 'Diese Mission liegt nicht in der Auslage.',
  'why.SC-22.short': 'Es braucht {{price}} Agenten, in deinem Vorrat sind {{supply}}.',
  'why.SC-23.reveal-first': 'Zuerst wird eine neue Mission aufgedeckt.',
  'why.SC-25.not-open': 'Du kannst nur eine eigene offene Mission abwerfen.',
  'why.SC-25.no-open-mission': 'Es gibt keine offene Mission zum Abwerfen.',
  'why.SC-30.not-in-network': '{{city}} gehört nicht zu deinem Netzwerk.',
  'why.SC-30.second-travel': 'Dein Spion ist in diesem Zug schon gereist.',
  'why.SC-31.in-network': '{{city}} gehört schon zu deinem Netzwerk.',
  'why.SC-31.no-neighbour': 'Diese Verbindung beginnt nicht in {{city}}, wo dein Spion steht.',
  'why.SC-31.one-city-a-turn': 'In einem Zug wird nur eine neue Stadt angeschlossen.',
  'why.SC-33.short': 'Die Verbindung braucht {{price}} Agenten, in deinem Vorrat sind {{supply}}.',
  'why.SC-34.no-travel-after-connecting': 'Nach dem Anschließen bleibt dein Spion in der neuen Stadt.',
  'why.SC-35.no-agent': 'Dort liegt kein Agent von dir.',
  'why.SC-35.space-twice': 'Dasselbe Feld wurde zweimal genannt.',
  'why.SC-35.half-of-pair_one': 'Alle deine Agenten eines Feldes kommen zusammen zurück.',
  'why.SC-35.half-of-pair_other': 'Alle {{count}} Agenten kommen zusammen zurück, nie nur ein Teil.',
  'why.SC-35.cut-off_one': 'Das würde {{count}} Feld von deinem Spion abschneiden.',
  'why.SC-35.cut-off_other': 'Das würde {{count}} Felder von deinem Spion abschneiden.',
  'why.SC-36.not-open': 'Dort liegt kein Agent von dir.',
  'why.SC-36.not-covered': 'Auf {{city}} liegt kein Agent.',
  'why.SC-36.fewer-circles_one': 'Nur {{count}} Missionsziel ist belegt.',
  'why.SC-36.fewer-circles_other': 'Nur {{count}} Missionsziele sind belegt.',
  'why.SC-36.assigned':
    'Eingebundene Agenten bleiben auf {{cities}}, bis die Mission erfüllt oder abgeworfen ist.',
  'why.SC-40.already-there': 'Dein Spion steht schon in {{city}}.',
  'why.SC-41.accept-after-travel':
    'Nach einer Reise kannst du eine Stadt anschließen oder den Zug beenden, aber keine Mission annehmen.',
  'why.SC-42.option-owed': 'Nimm zuerst eine Mission an, schließe eine Stadt an oder bewege deinen Spion.',
  'why.SC-42.option-taken': 'Du hast deine Option für diesen Zug schon genutzt.',
  'why.SC-42.mission-in-display': 'Es liegt eine Mission aus, die du annehmen könntest.',
  'why.SC-42.spy-can-move': 'Dein Spion kann sich noch bewegen.',
  'why.SC-42.can-connect': 'Du kannst noch eine Stadt anschließen.',
  'why.SC-42.board-unknown':
    'Der Spielplan ist nicht ganz bekannt: Der Tisch muss beurteilen, dass nichts anderes möglich ist.',
  'why.SC-50.option-first': 'Kreise werden am Ende des Zuges abgedeckt, nach deiner Option.',
  'why.SC-50.objectives-begun': 'Du deckst schon Kreise ab; jetzt wird nichts mehr angeschlossen.',
  'why.SC-50.not-open': 'Das ist keine offene Mission von dir.',
  'why.SC-50.city-not-shown': 'Diese Mission zeigt {{city}} nicht, wo dein Spion steht.',
  'why.SC-50.already-covered': '{{city}} ist schon abgedeckt.',
  'why.SC-50.spy-elsewhere': 'Dein Spion ist in {{city}}; jetzt zählt nur diese Stadt.',
  'why.SC-51.all-covered': 'Das würde die Mission erfüllen: Decke den letzten Kreis als Spielzug ab.',
  'why.SC-51.no-open-mission': 'Es gibt keine offene Mission zum Erfüllen.',
  'why.SC-52.no-agent': 'Dein Vorrat ist leer.',
  'why.SC-53.no-extra-turn': 'Das ist kein Extrazug.',
  'why.SC-53.turn-begun': 'Der Extrazug hat schon begonnen.',
  'why.SC-55.over': 'Das Spiel ist zu Ende.',
  'why.SC-55.no-scores-yet': 'Punkte werden am Spielende eingetragen.',
  'why.SC-56.no-missions':
    'Punkte brauchen eine erfüllte Mission: Stelle auch die Zahl der erfüllten Missionen ein.',
  'why.SC-56.entered': 'Dieses Ergebnis ist eingetragen. Berichtigt es, wenn es falsch ist.',
  'why.SC-62.dark-with-14': 'Die dunkle Rückseite wird mit je 15 Agenten gespielt.',
  'why.SC-70.more-than-exist_one': 'Nur {{count}} Agent liegt auf dem Spielplan oder ist eingebunden.',
  'why.SC-70.more-than-exist_other': 'Nur {{count}} Agenten liegen auf dem Spielplan oder sind eingebunden.',
  'why.SC-70.not-enough': 'Im Vorrat sind nur {{supply}}.',
  'why.SC-71.card-on-table': 'Diese Karte liegt schon auf dem Tisch.',
  'why.SC-71.card-alike':
    'Zwei dieser Startmissionen zeigen {{cities}} mit denselben Punkten: Wurde eine Karte zweimal gelesen?',
  'why.SC-71.looks-alike':
    'Zwei Karten zeigen {{cities}} mit denselben Punkten: Wurde eine Karte zweimal gelesen?',
  'why.SC-71.card-twice': 'Dieselbe Karte kann nicht zweimal da sein.',

  'rule.SC-1':
    'Zwei bis vier Personen spielen, jede mit einem Spion und 15 Agenten. Es gibt 43 Missionen und 5 Startmissionen.',
  'rule.SC-2':
    'Eine Mission zeigt verschiedene Städte mit je einem Kreis, einen Platz für eingebundene Agenten, Punkte und manchmal einen Extrazug. Eine Startmission zählt wie jede andere (unsere Auslegung); eine ihrer Städte ist rot.',
  'rule.SC-3':
    'Zwölf Städte sind durch Verbindungen aus Feldern verbunden. Ein Feld kann auf mehreren Verbindungen liegen.',
  'rule.SC-4':
    'Was Spielplan und Karten zeigen, steht nicht in der Anleitung: Eure Schachtel bringt es der App bei.',
  'rule.SC-10':
    'Die helle Vorderseite ist der gewöhnliche Spielplan, die dunkle Rückseite gehört zur Intensiven Vorbereitung.',
  'rule.SC-11':
    'Alle haben 15 Agenten. Schwieriger wird es, wenn alle oder nur die Erfahrenen mit 14 spielen.',
  'rule.SC-12': 'Vier Missionen liegen offen aus, die älteste unten.',
  'rule.SC-13': 'Der Zufall bestimmt, wer beginnt; dann geht es im Uhrzeigersinn weiter.',
  'rule.SC-14':
    'Erstes Spiel: Alle bekommen eine Startmission. Fortgeschrittenes Spiel: Gewählt wird gegen den Uhrzeigersinn, rechts von der Person, die beginnt; sie selbst nimmt die letzte.',
  'rule.SC-15': 'Ein Agent deckt sofort die rote Stadt ab, und dort beginnt der Spion.',
  'rule.SC-20': 'Nimm eine der offenen Missionen; nie mehr als drei offene zugleich.',
  'rule.SC-21':
    'Die älteste Mission kostet nichts, die nächste 1 Agenten, die beiden neuesten 2. Sie bleiben auf der Karte.',
  'rule.SC-22': 'Diese Agenten kommen aus dem Vorrat. Fehlen welche, nimm zuerst zurück oder wirf ab.',
  'rule.SC-23': 'Die Karten darüber rutschen nach unten, oben wird eine neue Mission aufgedeckt.',
  'rule.SC-24':
    'Ist der Stapel leer, werden die abgeworfenen Missionen gemischt; gibt es keine, bleibt die Auslage kleiner (unsere Auslegung).',
  'rule.SC-25':
    'In deinem Zug darfst du offene Missionen jederzeit abwerfen; alle ihre Agenten kommen zurück.',
  'rule.SC-30':
    'Vor dem Anschließen darf der Spion einmal in jede Stadt reisen, die er über durchgehend eigene Felder erreicht.',
  'rule.SC-31':
    'Schließe genau eine benachbarte Stadt an, die in diesem Moment nicht zu deinem Netzwerk gehört.',
  'rule.SC-32': 'Ein Feld mit eigenem Agenten kostet nichts, eines nur mit fremden 2 Agenten, ein leeres 1.',
  'rule.SC-33': 'Alle Agenten einer Verbindung kommen aus dem Vorrat, sonst wird sie nicht gebaut.',
  'rule.SC-34': 'Der Spion geht sofort in die neue Stadt und bleibt dort.',
  'rule.SC-35':
    'Nimm alle deine Agenten eines Feldes zusammen zurück. Der Rest muss mit dem Spion zusammenhängen; eine Stadt verbindet die Felder neben ihr.',
  'rule.SC-36': 'Agenten auf Kreisen kommen einzeln zurück, eingebundene nie.',
  'rule.SC-40': 'Bewege den Spion in eine andere Stadt deines Netzwerks und schließe nichts an.',
  'rule.SC-41':
    'Reisen und dann anschließen ist eine Option, nur reisen eine andere; nach einer Reise wird keine Mission angenommen.',
  'rule.SC-42':
    'Jeder Zug verlangt eine Option. Gepasst wird nur bei leerer Auslage, wenn nichts anderes geht (unsere Auslegung).',
  'rule.SC-50':
    'Am Ende des Zuges darfst du die Stadt deines Spions auf jeder offenen Mission abdecken, die sie zeigt.',
  'rule.SC-51':
    'Sind alle Kreise abgedeckt, ist die Mission erfüllt: Alle ihre Agenten kommen sofort zurück.',
  'rule.SC-52': 'Ist kein Agent im Vorrat, nimm zuerst zurück oder wirf ab.',
  'rule.SC-53':
    'Das Symbol gibt sofort einen Extrazug; mehrere zählen zusammen. Du darfst verzichten (unsere Auslegung).',
  'rule.SC-54': 'Die Reihenfolge wählst du: Eine erfüllte Mission kann die nächste bezahlen.',
  'rule.SC-55':
    'Die siebte erfüllte Mission leitet das Ende ein: Nach den Zügen, die dieser Person noch zustehen, haben alle anderen einen letzten Zug.',
  'rule.SC-56':
    'Gewertet werden die Punkte erfüllter Missionen und 1 für jeden abgedeckten Kreis auf offenen.',
  'rule.SC-57': 'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer den ersten Zug später hatte.',
  'rule.SC-60': 'Auf der dunklen Rückseite kostet jede angenommene Mission einen Agenten mehr: 1, 2, 3, 3.',
  'rule.SC-61': 'Ohne offene Mission ist das Annehmen auf der dunklen Rückseite kostenlos.',
  'rule.SC-62': 'Die dunkle Rückseite wird mit 15 Agenten gespielt.',
  'rule.SC-70':
    'Vorrat, Spielplan, Kreise und eingebundene Agenten einer Person ergeben immer dieselbe Zahl.',
  'rule.SC-71': 'Jede Karte ist an genau einem Ort.',

  'topic.pieces.title': 'Das Material',
  'topic.pieces.text':
    'Jede Person hat einen Spion und Agenten in einer Farbe. Missionen zeigen die Städte, die zu besuchen sind. Der Spielplan zeigt Städte und dazwischen Verbindungen aus Feldern.',
  'topic.set-up.title': 'Spielvorbereitung',
  'topic.set-up.text':
    'Alle nehmen einen Spion und ihre Agenten. Vier Missionen liegen offen aus. Jede Person bekommt eine Startmission, deckt die rote Stadt mit einem Agenten ab und stellt den Spion dorthin.',
  'topic.turn.title': 'Ein Zug',
  'topic.turn.text':
    'Nimm eine Mission an, schließe eine neue Stadt an oder bewege deinen Spion. Decke dann Kreise in der Stadt deines Spions ab. Agenten zurücknehmen und Missionen abwerfen darfst du in deinem Zug jederzeit.',
  'topic.accept.title': 'Eine Mission annehmen',
  'topic.accept.text':
    'Nimm eine der vier Missionen. Je neuer sie ist, desto mehr Agenten sind eingebunden, bis sie erfüllt ist. Drei offene Missionen sind die Grenze.',
  'topic.connect.title': 'Eine neue Stadt anschließen',
  'topic.connect.text':
    'Reise in deinem Netzwerk, wenn du willst. Sichere dann jedes Feld zu einer benachbarten Stadt und geh dorthin. Fremde Agenten machen ein Feld teurer.',
  'topic.take-back.title': 'Agenten zurücknehmen',
  'topic.take-back.text':
    'Agenten kommen von Feldern und von Kreisen zurück. Was auf dem Spielplan bleibt, muss mit deinem Spion zusammenhängen.',
  'topic.move.title': 'Den Spion bewegen',
  'topic.move.text': 'Statt anzuschließen, geh in eine andere Stadt deines Netzwerks.',
  'topic.objectives.title': 'Missionsziele und Extrazüge',
  'topic.objectives.text':
    'Decke am Ende des Zuges die Stadt deines Spions auf deinen Missionen ab. Eine volle Mission ist sofort erfüllt, und ihre Agenten sind gleich wieder einsetzbar.',
  'topic.end.title': 'Spielende und Wertung',
  'topic.end.text':
    'Sieben erfüllte Missionen bringen die letzten Züge. Punkte der Missionen und abgedeckte Kreise zählen; bei Gleichstand gewinnt der spätere erste Zug.',
  'topic.dark-side.title': 'Intensive Vorbereitung: die dunkle Rückseite',
  'topic.dark-side.text': 'Jede Mission kostet einen Agenten mehr, außer du hast gar keine offene Mission.',
  'topic.counts.title': 'Was immer aufgeht',
  'topic.counts.text':
    'Kein Agent und keine Karte geht verloren. Stimmen Tisch und App nicht überein, zählt nach und berichtigt es.',

  'teach.1':
    'Du führst einen Spion. Besuche die Städte auf deinen Missionen und erfülle sieben davon vor den anderen.',
  'teach.2':
    'In deinem Zug wählst du: eine Mission annehmen, eine neue Stadt anschließen oder den Spion im Netzwerk bewegen.',
  'teach.3':
    'Um eine Stadt anzuschließen, legst du auf jedes Feld dorthin Agenten: 1 auf ein leeres, 2 wo fremde liegen, keinen wo du schon bist.',
  'teach.4':
    'Dein Netzwerk sind alle Städte, die du über lauter eigene Felder erreichst. Darin bewegt sich dein Spion frei.',
  'teach.5':
    'Am Ende des Zuges deckst du die Stadt deines Spions auf deinen Missionen ab. Sind alle Kreise abgedeckt, ist die Mission erfüllt, und ihre Agenten kommen zurück.',
  'teach.6':
    'Zu wenige Agenten? Nimm welche zurück, aber der Rest muss mit deinem Spion zusammenhängen. Oder wirf eine Mission ab.',
  'teach.7': 'Nach einer siebten Mission haben alle anderen einen letzten Zug. Die meisten Punkte gewinnen.',
});
