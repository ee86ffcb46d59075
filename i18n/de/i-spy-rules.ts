import { translationOf } from '../catalogue';
import { type iSpyRules as en } from '../en/i-spy-rules';

export const iSpyRules = translationOf<typeof en>()({
  'rule.IS-1': 'Zwei bis vier Personen spielen. Es gibt sechs Nationen mit je einer Hauptstadt.',
  'rule.IS-2':
    'Alle haben einen Spion, dieselben 12 Aktionskarten und 21 Kontrollmarker. Gemeinsam sind 35 Helfer, 39 Politiker, 6 Gesinnungsmarker und 6 Special Action Cards.',
  'rule.IS-3': 'Einfluss und Macht einer Nation bleiben zwischen 0 und 38. Was darüber ginge, verfällt.',
  'rule.IS-4': 'Jede Nation hat drei Aktionen: zwei Aktionskarten und den Kontakt in einer Hauptstadt.',
  'rule.IS-5':
    'Karten sind Travel, Counter oder Espionage. Misdirect, Incite Sedition und Airship Line zählen als zwei Typen.',
  'rule.IS-10': 'Auf jedem der fünf Verstecke liegt ein Vorratsmarker; alle beginnen mit dreien.',
  'rule.IS-11':
    'Die Helfer werden gemischt: 6 verdeckt in Berlin, 3 in Budapest, 1 in London. Die mit Stern nur mit den Special Action Cards.',
  'rule.IS-12':
    'Von den gemischten Politikern liegen 20 verdeckt: 6 im Schatten, 14 neben den fünf Vorteilstafeln. Die übrigen 19 sind der Stapel.',
  'rule.IS-13': 'Jede Nation beginnt mit 4 Einfluss und 0 Macht.',
  'rule.IS-14': 'Alle erhalten zufällige Nummern; die niedrigste nimmt die Initiativekarte.',
  'rule.IS-15':
    'Alle erhalten einen geheimen Gesinnungsmarker, jede Person eine andere Nation. Die übrigen bleiben ungesehen.',
  'rule.IS-16':
    'Alle markieren je einen anderen Politiker im Schatten mit einem Kontrollmarker und dürfen ihn ansehen.',
  'rule.IS-17': 'Im ersten Zug kommt der Spion auf ein freies Startgebiet.',
  'rule.IS-20':
    '14 Runden: ab der Initiativekarte im Uhrzeigersinn je ein Zug. In The Wind gibt die Karte einer beliebigen Person, auch dir selbst; die Reihenfolge der laufenden Runde bleibt (unsere Regel).',
  'rule.IS-21':
    'Ein Spion, der in einer Hauptstadt beginnt, flieht zuerst kostenlos in einen freien Ausgang.',
  'rule.IS-22':
    'Dann in beliebiger Reihenfolge: zwei Kartenaktionen, ein Kontakt oder eine Rückholung und, wenn du willst, ein Besuch in einer Hauptstadt.',
  'rule.IS-23':
    'Die Rückholung wählt gleich eine Karte der Unterlagen; sie kommt am Zugende zurück. Dann geht die Agenda zu den Unterlagen.',
  'rule.IS-24':
    'Karten werden aus der Hand gespielt und sofort ausgeführt. Was sich nicht ausführen lässt, lässt sich nicht spielen oder wählen. Eine Rückholung geht immer.',
  'rule.IS-25': 'Zusätzliche Kartenaktionen durch Helfer kommen erst nach den zwei normalen.',
  'rule.IS-26':
    'Ist keine Karte mehr spielbar, zeigst du die Hand; der Zug gilt auch mit weniger als zwei Kartenaktionen.',
  'rule.IS-27':
    'Ein Kontakt geschieht in einer Hauptstadt: Der Einfluss zählt sofort, dann wählst du eine von zwei Belohnungen. Karten zählen in der Wertungsphase, außer sie wurden zurückgeholt.',
  'rule.IS-28':
    'Sabotage nimmt der Nation der Hauptstadt sofort Einfluss. Außerhalb einer Hauptstadt erhält der Spion stattdessen eine Markierung.',
  'rule.IS-30':
    'Alle Fahrkarten eines Zuges sind ein Vorrat; jede bewegt den Spion über eine normale Route. Der Rest verfällt. Die Markierung der Private Line nimmst du einmal.',
  'rule.IS-31':
    'In einem Gebiet steht nur ein Spion. Benachbart sind Gebiete an einer normalen Route und Spione in derselben Hauptstadt.',
  'rule.IS-32':
    'Einmal im Zug darf der Spion aus einem Ausgang eine Hauptstadt betreten und sie später kostenlos verlassen.',
  'rule.IS-33': 'Ein Versteck gibt seinen Marker dem ersten Spion, der es betritt.',
  'rule.IS-34':
    'Airship Line fliegt sofort in ein Gebiet derselben Luftschiffroute; ein Spion dort erhält eine Markierung und muss weichen.',
  'rule.IS-35':
    'Markierungen bewirken selbst nichts, öffnen aber für Blackmail, Extort und Misdirect, 5 davon für das härtere Trace.',
  'rule.IS-36':
    'Ein besetztes Gebiet betritt man nur per Luftschiff, auf der Flucht oder verdrängt; der Spion dort weicht mit einer Markierung.',
  'rule.IS-37':
    'Coerce: zwei zufällige Karten der anderen Hand, du wählst eine und wer sie spielt, und entscheidest alles. Sie geht zu den Unterlagen ihrer Person. Special Action Cards sind ausgenommen.',
  'rule.IS-38':
    'Selbst gespielt wirken deine Helfer. Von der anderen Person: Fahrkarten sofort, keine Hauptstadt, keine Helfer, deren Marker, kein Coerce.',
  'rule.IS-40':
    'Resupply nimmt einen Marker aus der Bank. Vorratsmarker werden nicht getauscht oder aufgegeben.',
  'rule.IS-41':
    'Recruit: ein Helfer der Hauptstadt, in der du bist, für 4 bis 10 Vorratsmarker. Nur ein Spion dort darf ihre Helfer ansehen.',
  'rule.IS-42':
    'Helfer wirken zusammen, sofort und in jedem Zug, und werden nicht getauscht. Cryptologist löst nie einen anderen Helfer aus.',
  'rule.IS-45':
    'Control legt einen deiner Marker auf einen Politiker, höchstens drei auf einen. Mit Marker darfst du ihn jederzeit ansehen.',
  'rule.IS-46': 'Empower tauscht zwei Politiker samt Markern; beide müssen dir offenstehen (unsere Regel).',
  'rule.IS-47':
    'Scandalize legt einen Politiker mit deinem Marker samt Markern ab; der oberste vom Stapel ersetzt ihn. Nicht bei leerem Stapel (unsere Regel).',
  'rule.IS-48':
    'Empower und Scandalize rühren keinen Politiker an, auf dem jemand mehr Marker hat als du. Gleich viele genügen.',
  'rule.IS-50':
    'Nach den Runden 3, 6, 9, 12 und 14 wird der Einfluss aller Unterlagen je Nation summiert und der Pool angepasst.',
  'rule.IS-51':
    'Dann die Politiker der Phase, einzeln von links: erst der aufgedruckte Einfluss, dann der Text. Jeder sieht den Plan, wie er dann ist.',
  'rule.IS-52':
    'Am meisten oder am wenigsten: Alle Nationen im Gleichstand sind betroffen. Spione entscheiden in Zugreihenfolge.',
  'rule.IS-53':
    'Die Nationen erhalten nach Einfluss die fünf Vorteile an Macht. Bei Gleichstand gilt für alle der höhere; je weitere Nation entfällt ein Platz.',
  'rule.IS-54':
    'Aufräumen, nicht nach Runde 14: Unterlagen zurück, je Hauptstadt ein Helfer mehr, und jeder Pool verliert die großen Zähler des kleinsten.',
  'rule.IS-60':
    'Am Ende wird in Zugreihenfolge reihum jeder Helfer für 1 Macht einer beliebigen Nation umgedreht.',
  'rule.IS-61':
    'Alle Gesinnungen werden in Zugreihenfolge aufgedeckt (unsere Regel). Wessen Nation die meiste Macht hat, gewinnt.',
  'rule.IS-62':
    'Gleichstand: weniger Einfluss. Noch gleich: Diese Nationen fallen auf 0 Macht, der Schritt wird einmal wiederholt; dann wird geteilt. Nationen ohne Person zählen nicht.',
  'rule.IS-70':
    'Option: Die sechs Helfer mit Stern kommen dazu; wer einen anwirbt, erhält dessen Special Action Card. Sie gibt mehreren Nationen Einfluss und ist vor Coerce sicher.',
  'rule.IS-71':
    'Option Final Report: Alle legen vor jede andere Person eine Karte als Vermutung. Deine Nation gewinnt 1 je falscher Karte vor dir, 1 mehr, wenn alle falsch sind, 1, wenn du alles erraten hast.',

  'topic.pieces.title': 'Das Material',
  'topic.pieces.text':
    'Sechs Nationen ringen um Einfluss und Macht, und jede Person arbeitet heimlich für eine. Deine 12 Karten sind dieselben wie die der anderen; jede hilft einer Nation.',
  'topic.set-up.title': 'Spielvorbereitung',
  'topic.set-up.text':
    'Vorratsmarker, Helfer, Politiker, 4 Einfluss je Nation, je eine geheime Gesinnung und ein markierter Politiker im Schatten.',
  'topic.rounds.title': 'Runden und Initiative',
  'topic.rounds.text': '14 Runden mit je einem Zug, beginnend bei der Initiativekarte.',
  'topic.turn.title': 'Dein Zug',
  'topic.turn.text':
    'Zwei Karten und ein Kontakt oder eine Rückholung, in beliebiger Reihenfolge. Karten liegen in deiner Agenda und enden bei deinen Unterlagen.',
  'topic.influence.title': 'Einfluss der Aktionen',
  'topic.influence.text':
    'Kontakte und Sabotage zählen sofort, Karten in der nächsten Wertungsphase. Eine zurückgeholte Karte zählt nicht.',
  'topic.movement.title': 'Die Karte',
  'topic.movement.text':
    'Fahrkarten bewegen den Spion, Ausgänge führen in Hauptstädte, Luftschiffe fliegen weit. Mit der Karte verfolgt Debrief jeden Schritt; ohne sie bürgt der Tisch für Orte.',
  'topic.coerce.title': 'Coerce',
  'topic.coerce.text':
    'Mit Misdirect spielst du eine Karte aus der Hand einer markierten Person, für dich oder an ihrer Stelle.',
  'topic.assets.title': 'Vorrat und Helfer',
  'topic.assets.text':
    'Vorratsmarker bezahlen Helfer, die deine Aktionen verbessern und am Ende je 1 Macht bringen.',
  'topic.politicians.title': 'Politiker',
  'topic.politicians.text':
    'Control lässt dich hinsehen, Empower verschiebt, Scandalize entfernt. Mehr Marker als deine schützen einen Politiker vor dir.',
  'topic.scoring.title': 'Wertungsphasen',
  'topic.scoring.text': 'Nach den Runden 3, 6, 9, 12 und 14: Unterlagen, Politiker, Vorteile, Aufräumen.',
  'topic.end.title': 'Spielende',
  'topic.end.text':
    'Helfer bringen ihre letzte Macht, die Gesinnungen werden aufgedeckt, und die mächtigste Nation gewinnt für ihre Person.',
  'topic.options.title': 'Optionen',
  'topic.options.text': 'Special Action Cards für Abwechslung, Final Report als Lohn für Verschwiegenheit.',

  'teach.1':
    'Du arbeitest heimlich für eine von sechs Nationen. Du gewinnst, wenn sie nach 14 Runden unter den Nationen der Personen die meiste Macht hat.',
  'teach.2':
    'Spiel im Zug zwei Karten und nimm in einer Hauptstadt Kontakt auf oder hol eine gespielte Karte zurück. Alles gibt einer Nation Einfluss: Achte darauf, was durchsickert.',
  'teach.3':
    'Kontakte zählen sofort. Karten zählen nach den Runden 3, 6, 9, 12 und 14, außer du holst sie vorher zurück.',
  'teach.4':
    'Dann bringen verdeckte Politiker die Pools durcheinander. Mit Kontrollmarkern kannst du sie vorher ansehen, tauschen oder entfernen.',
  'teach.5':
    'Die Nationen mit dem meisten Einfluss erhalten Macht. Hilf deiner, aber nie so, dass es alle merken.',
});
